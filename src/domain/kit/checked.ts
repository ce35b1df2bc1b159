import type { InputProblem } from "./field-problems.ts";

/** What is wrong with the values of a form; one that is fine is left out. */
export type Problems<Values> = Readonly<Partial<Record<keyof Values, InputProblem>>>;

/** What was typed: a request that can be sent, or what is wrong with it. */
export type Checked<Values, Request> =
  | { readonly _tag: "Valid"; readonly request: Request }
  | { readonly _tag: "Invalid"; readonly problems: Problems<Values> };

/** Reads what was typed as what is meant. */
export type Check<Values, Request> = (values: Values) => Checked<Values, Request>;

/** Those of the values that have a problem. */
export const found = <Values>(
  problems: Readonly<Partial<Record<keyof Values, InputProblem | undefined>>>,
): Problems<Values> =>
  Object.fromEntries(
    Object.entries(problems).filter(([, problem]) => problem !== undefined),
  ) as Problems<Values>;

/** What is wrong with one field, by the check of all of them. */
export const problemBy =
  <Values, Request>(check: Check<Values, Request>) =>
  (field: keyof Values, values: Values): InputProblem | undefined => {
    const checked = check(values);
    return checked._tag === "Valid" ? undefined : checked.problems[field];
  };

/** The request that checked values mean. */
export const requestBy =
  <Values, Request>(check: Check<Values, Request>) =>
  (values: Values): Request => {
    const checked = check(values);
    if (checked._tag === "Invalid") throw new Error("Sent what was not checked");
    return checked.request;
  };
