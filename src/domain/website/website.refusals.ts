import { withTexts } from "../kit/refusals.ts";

/** Refusals about a partner's website (business §8); what is wrong with a field is reported by its own code (`website-rules.ts`). */
export const websiteRefusals = withTexts("website.refused", {
  WEBSITE_SLUG_TAKEN: {
    spec: "decisions/website",
    means: "Another company has, or had, a website at this address",
  },
  WEBSITE_PICTURE_GONE: {
    spec: "decisions/website",
    means: "A picture of the draft is no longer kept; it has to be added again",
  },
  WEBSITE_CHANGED: {
    spec: "decisions/website",
    means: "Somebody else has changed the draft since; nothing was done",
    outdated: true,
  },
  WEBSITE_VERSION_GONE: {
    spec: "decisions/website",
    means: "The version is no longer kept",
    outdated: true,
  },
});
export type WebsiteRefusal = keyof typeof websiteRefusals;

/** Refusals of saving the draft. */
export const saveCodes = ["WEBSITE_PICTURE_GONE"] as const satisfies readonly WebsiteRefusal[];
/** Refusals of publishing, besides those of a field. */
export const publishCodes = [
  "WEBSITE_SLUG_TAKEN",
  "WEBSITE_CHANGED",
] as const satisfies readonly WebsiteRefusal[];
export type PublishCode = (typeof publishCodes)[number];
/** Refusals of loading a version. */
export const versionCodes = ["WEBSITE_VERSION_GONE"] as const satisfies readonly WebsiteRefusal[];
/** Refusals of making a version the draft. */
export const restoreCodes = [...versionCodes, "WEBSITE_CHANGED"] as const satisfies readonly WebsiteRefusal[];
export type RestoreCode = (typeof restoreCodes)[number];
