import type { FieldCode, WrongField } from "../../src/domain/kit/field-problems.ts";
import { emailProblem, normalEmail } from "../../src/domain/kit/field-rules.ts";
import { refused, type Refusal } from "./handler.ts";

/** The refusal of a field that is wrong: its own code, and its name. */
export const fieldRefused = <const Code extends FieldCode>(field: string, code: Code): Refusal<Code> =>
  refused(code, { field, status: 422 });

/** The refusal of the first of some problems, if there is one. */
export const firstProblem = ([first]: readonly WrongField<string>[]): Refusal<FieldCode> | undefined =>
  first === undefined ? undefined : fieldRefused(first.field, first.code);

type EmailProblem = NonNullable<ReturnType<typeof emailProblem>>;

/** Reads an e-mail address, or refuses it at its field. */
export const readEmail = (typed: string, field = "email"): string | Refusal<EmailProblem> => {
  const problem = emailProblem(typed);
  return problem === undefined ? normalEmail(typed) : fieldRefused(field, problem);
};
