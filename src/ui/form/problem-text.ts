import { fieldCodes } from "../../domain/kit/field-problems.ts";
import { passwordCodes } from "../../domain/passwords/passwords.refusals.ts";
import type { Text } from "../i18n/catalogue.ts";

const told = [...fieldCodes, ...passwordCodes] as const;
const isTold = (code: string): code is (typeof told)[number] => told.some((known) => known === code);

/** The error text of a field (business §5); an unknown code is shown as is. */
export const problemText = (t: Text, code: string | undefined): string | undefined => {
  if (code === undefined) return undefined;
  return isTold(code) ? t(`field.problem.${code}`) : t("field.problem.unknown", { code });
};
