import { fieldFileRefusals } from "../kit/field-file.refusals.ts";
import { codesOf, withTexts } from "../kit/refusals.ts";

/** Refusals of an applicant who sends another trade licence. */
export const applicationRefusals = withTexts("settings.licence.refused", {
  APPLICATION_NOT_DECLINED: {
    spec: "decisions/sign-up",
    means: "The application for partnership is being checked, or was approved",
    outdated: true,
  },
});

/** The same with those of its file. */
export const licenceAgainRefusals = {
  ...applicationRefusals,
  ...withTexts("settings.licence.refused", fieldFileRefusals),
};
export const licenceAgainCodes = [...codesOf(licenceAgainRefusals), "LICENCE_MISSING"] as const;
export type LicenceAgainCode = (typeof licenceAgainCodes)[number];
