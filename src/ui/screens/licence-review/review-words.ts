import { isLicenceReviewRefusal } from "../../../domain/licence-review/licence-review.refusals.ts";
import type { Text } from "../../i18n/catalogue.ts";

/** The text of a refused decision about a company; undefined for a code that is not the area's own. */
export const reviewRefusal = (t: Text, code: string, company: string): string | undefined =>
  isLicenceReviewRefusal(code) ? t(`review.problem.${code}`, { company }) : undefined;
