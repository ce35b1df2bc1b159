import { withTexts } from "../kit/refusals.ts";

/** Refusals of the order of a campus package (business §2; docs/decisions/advantages.md). */
export const campusPackageRefusals = withTexts("campus.refused", {
  PACKAGE_WITHDRAWN: {
    spec: "business §2",
    means: "The package is not offered any more, or not in the company's country",
    outdated: true,
  },
  PACKAGE_PRICE_CHANGED: {
    spec: "business §9",
    means: "The price is another one than the person has confirmed",
    outdated: true,
  },
});
