import { fieldCodes } from "../../domain/kit/field-problems.ts";
import { passwordCodes } from "../../domain/passwords/passwords.refusals.ts";
import type { Text } from "../i18n/catalogue.ts";

const told = [...fieldCodes, ...passwordCodes] as const;
const isTold = (code: string): code is (typeof told)[number] => told.some((known) => known === code);

/** The words at a field for what is wrong with it (business §5); a code that nobody knows is told as it came. */
export const problemText = (t: Text, code: string | undefined): string | undefined => {
  if (code === undefined) return undefined;
  return isTold(code) ? t(`field.problem.${code}`) : t("field.problem.unknown", { code });
};
