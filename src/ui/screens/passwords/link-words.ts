import { linkProblems } from "../../../domain/account-link.ts";
import type { FailureWords } from "../../i18n/failure-text.ts";
import type { Text } from "../../i18n/catalogue.ts";

const isLinkProblem = (code: string): code is (typeof linkProblems)[number] =>
  linkProblems.some((known) => known === code);

/** The words for a link that is no good (business §8); other codes have the portal's own. */
export const linkProblemWords = (t: Text, code: string): FailureWords | undefined =>
  isLinkProblem(code)
    ? { title: t(`link.problem.${code}.title`), text: t(`link.problem.${code}.text`) }
    : undefined;
