import { fieldFileRefusals } from "../kit/field-file.refusals.ts";
import { fileCodes } from "../kit/files.refusals.ts";
import { withTexts } from "../kit/refusals.ts";

/** Refusals of the pioneer initiative (business §3, §5, §9; decisions/pioneer). */
export const pioneerRefusals = withTexts("pioneer.refused", {
  PIONEER_ORDER_UNKNOWN: { spec: "business §3", means: "The company has no order with this number" },
  PIONEER_LOG_MISSING: { spec: "business §3", means: "No log file was sent" },
  PIONEER_IN_WORK: {
    spec: "decisions/pioneer",
    means: "Somebody else has taken the submission into work",
    outdated: true,
  },
  PIONEER_DONE: {
    spec: "decisions/pioneer",
    means: "The submission is closed, and its voucher is issued",
    outdated: true,
  },
  PIONEER_NO_REWARD: {
    spec: "business §9",
    means: "The content has no reward for the company's country",
  },
});
export type PioneerRefusal = keyof typeof pioneerRefusals;

const ownCodes = [
  "PIONEER_ORDER_UNKNOWN",
  "PIONEER_LOG_MISSING",
] as const satisfies readonly PioneerRefusal[];

/** Refusals of a submission. */
export const submissionCodes = [...ownCodes, ...fileCodes] as const;
export type SubmissionCode = (typeof submissionCodes)[number];

/** The table of a submission's refusals. */
export const submissionRefusals = {
  ...pioneerRefusals,
  ...withTexts("pioneer.refused", fieldFileRefusals),
};

export const takingCodes = ["PIONEER_IN_WORK", "PIONEER_DONE"] as const satisfies readonly PioneerRefusal[];
export const closingCodes = [
  "PIONEER_DONE",
  "PIONEER_NO_REWARD",
] as const satisfies readonly PioneerRefusal[];
