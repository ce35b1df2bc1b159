import type { FieldCode, FieldFault, WrongField } from "../../src/domain/kit/field-problems.ts";
import { partsOfProblem, type CodeOf } from "../../src/domain/kit/found-problem.ts";
import { emailProblem, normalEmail } from "../../src/domain/kit/field-rules.ts";
import { refused, type Refusal } from "./handler.ts";

/** The refusal of a field, with its name and the code of its problem: the browser names what is wrong in it. */
export const fieldRefused = <const Problem extends FieldFault>(
  field: string,
  problem: Problem,
): Refusal<CodeOf<Problem>> => refused(partsOfProblem(problem).code, { field, status: 422 });

/** The refusal of the first problem, if any. */
export const firstProblem = ([first]: readonly WrongField<string>[]): Refusal<FieldCode> | undefined =>
  first === undefined ? undefined : fieldRefused(first.field, first.problem);

type EmailProblem = NonNullable<ReturnType<typeof emailProblem>>;

/** Normalises an e-mail address, or refuses the field. */
export const readEmail = (typed: string, field = "email"): string | Refusal<CodeOf<EmailProblem>> => {
  const problem = emailProblem(typed);
  return problem === undefined ? normalEmail(typed) : fieldRefused(field, problem);
};
