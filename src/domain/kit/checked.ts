import type { InputProblem } from "./field-problems.ts";

/** The problems of a form's values; valid fields are left out. */
export type Problems<Values> = Readonly<Partial<Record<keyof Values, InputProblem>>>;

/** The result of validating a form: a request, or the problems. */
export type Checked<Values, Request> =
  | { readonly _tag: "Valid"; readonly request: Request }
  | { readonly _tag: "Invalid"; readonly problems: Problems<Values> };

/** Validates form values and converts them to a request. */
export type Check<Values, Request> = (values: Values) => Checked<Values, Request>;

/** Keeps only the fields that have a problem. */
export const found = <Values>(
  problems: Readonly<Partial<Record<keyof Values, InputProblem | undefined>>>,
): Problems<Values> =>
  Object.fromEntries(
    Object.entries(problems).filter(([, problem]) => problem !== undefined),
  ) as Problems<Values>;

/** The problem of one field, from a check of the whole form. */
export const problemBy =
  <Values, Request>(check: Check<Values, Request>) =>
  (field: keyof Values, values: Values): InputProblem | undefined => {
    const checked = check(values);
    return checked._tag === "Valid" ? undefined : checked.problems[field];
  };

/** The request of validated values. */
export const requestBy =
  <Values, Request>(check: Check<Values, Request>) =>
  (values: Values): Request => {
    const checked = check(values);
    if (checked._tag === "Invalid") throw new Error("Sent what was not checked");
    return checked.request;
  };
