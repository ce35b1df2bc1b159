import { withTexts } from "../kit/refusals.ts";

/** Refusals of the references area (business §4). */
export const referencesRefusals = withTexts("references.refused", {
  REFERENCE_MOVED: {
    spec: "business §4",
    means: "Somebody else was faster: its status does not allow it any more",
    outdated: true,
  },
  REFERENCE_CHANGED: {
    spec: "decisions/references",
    means: "Somebody else has changed it since it was loaded",
    outdated: true,
  },
  REFERENCE_PICTURE_GONE: {
    spec: "decisions/references",
    means: "A picture is not there any more, or is not the company's",
  },
  REFERENCE_INCOMPLETE: { spec: "business §5", means: "A field is missing or wrong" },
});
export type ReferencesRefusal = keyof typeof referencesRefusals;

/** Refusals of saving a draft. */
export const savingCodes = [
  "REFERENCE_MOVED",
  "REFERENCE_PICTURE_GONE",
] as const satisfies readonly ReferencesRefusal[];
/** Refusals of every action. */
export const moveCodes = [
  "REFERENCE_MOVED",
  "REFERENCE_CHANGED",
  "REFERENCE_INCOMPLETE",
] as const satisfies readonly ReferencesRefusal[];
export type MoveCode = (typeof moveCodes)[number];
