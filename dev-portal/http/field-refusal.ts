import type { FieldCode, WrongField } from "../../src/domain/kit/field-problems.ts";
import { emailProblem, normalEmail } from "../../src/domain/kit/field-rules.ts";
import { refused, type Refusal } from "./handler.ts";

/** The refusal of a field, with its code and name. */
export const fieldRefused = <const Code extends FieldCode>(field: string, code: Code): Refusal<Code> =>
  refused(code, { field, status: 422 });

/** The refusal of the first problem, if any. */
export const firstProblem = ([first]: readonly WrongField<string>[]): Refusal<FieldCode> | undefined =>
  first === undefined ? undefined : fieldRefused(first.field, first.code);

type EmailProblem = NonNullable<ReturnType<typeof emailProblem>>;

/** Normalises an e-mail address, or refuses the field. */
export const readEmail = (typed: string, field = "email"): string | Refusal<EmailProblem> => {
  const problem = emailProblem(typed);
  return problem === undefined ? normalEmail(typed) : fieldRefused(field, problem);
};
