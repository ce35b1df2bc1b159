import { fieldCodes } from "../../domain/kit/field-problems.ts";
import { partsOfProblem } from "../../domain/kit/found-problem.ts";
import { passwordCodes } from "../../domain/passwords/passwords.refusals.ts";
import type { Text } from "../i18n/catalogue.ts";

const told = [...fieldCodes, ...passwordCodes] as const;
const isTold = (code: string): code is (typeof told)[number] => told.some((known) => known === code);

/** The error text of a field (business §5); an unknown code is shown as is. */
export const problemText = (t: Text, problem: string | undefined): string | undefined => {
  if (problem === undefined) return undefined;
  const { code, named } = partsOfProblem(problem);
  return isTold(code) ? t(`field.problem.${code}`, { named }) : t("field.problem.unknown", { code });
};
