/** Steps that the tables of most forms have: what all forms do beside them is in the table of the kit's form. */
import { answers, fails } from "./spec-table.ts";

export const submit = { type: "form.submit" } as const;

/** Something is typed or chosen. */
export const typed = <const Change extends object>(change: Change) =>
  ({ type: "form.changed", change }) as const;

/** The server refuses what was sent; some refusals name a field. */
export const refused = (code: string, field?: string) =>
  fails("submit", { _tag: "Refused", code, ...(field !== undefined && { field }) });

/** The server does what was asked for. */
export const accepted = (answer: unknown = {}) => answers("submit", answer);
