import { isFieldCode } from "../../domain/kit/field-problems.ts";
import { partsOfProblem } from "../../domain/kit/found-problem.ts";
import type { ShownTable } from "../../domain/kit/refusals.ts";
import type { Text } from "../i18n/catalogue.ts";
import { refusalText } from "../i18n/refusal-text.ts";

/** The error text of a field (business §5), or of the server's refusal that names it; an unknown code is shown as is. */
export const problemText = (
  t: Text,
  problem: string | undefined,
  refusals: ShownTable = {},
): string | undefined => {
  if (problem === undefined) return undefined;
  const { code, named } = partsOfProblem(problem);
  return (
    refusalText(t, refusals, code) ??
    (isFieldCode(code) ? t(`field.problem.${code}`, { named }) : t("field.problem.unknown", { code }))
  );
};
