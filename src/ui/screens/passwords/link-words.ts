import { isLinkRefusal } from "../../../domain/passwords/passwords.refusals.ts";
import type { FailureWords } from "../../i18n/failure-text.ts";
import type { Text } from "../../i18n/catalogue.ts";

/** The words for a link that is no good (business §8); other codes have the portal's own. */
export const linkProblemWords = (t: Text, code: string): FailureWords | undefined =>
  isLinkRefusal(code)
    ? { title: t(`link.problem.${code}.title`), text: t(`link.problem.${code}.text`) }
    : undefined;
