import { isLinkRefusal } from "../../../domain/passwords/passwords.refusals.ts";
import type { FailureWords } from "../../i18n/failure-text.ts";
import type { Text } from "../../i18n/catalogue.ts";

/** The text for an invalid link (business §8); undefined for other codes. */
export const linkProblemWords = (t: Text, code: string): FailureWords | undefined =>
  isLinkRefusal(code)
    ? { title: t(`link.problem.${code}.title`), text: t(`link.problem.${code}.text`) }
    : undefined;
