import { isInputProblem, type InputProblem } from "../../../domain/field-problems.ts";
import { isTicketRefusal } from "../../../domain/tickets/tickets.refusals.ts";
import { problemText } from "../../form/problem-text.ts";
import type { Text } from "../../i18n/catalogue.ts";

/** Files that are refused have words of the area's own, but for their size. */
const isFileRefusal = (code: string): code is "FILE_EMPTY" | "FILE_TYPE_NOT_ALLOWED" =>
  code === "FILE_EMPTY" || code === "FILE_TYPE_NOT_ALLOWED";

/** What happened, and what to do; undefined for a code that is not the area's own. */
export const ticketRefusal = (t: Text, code: string): string | undefined =>
  isTicketRefusal(code) || isFileRefusal(code) ? t(`ticket.refused.${code}`) : undefined;

/** The fields that can be missing. */
const asked = ["subject", "message", "area", "order", "invoice", "serial"] as const;
type Asked = (typeof asked)[number];

const isAsked = (field: string): field is Asked => asked.some((known) => known === field);

/** What is missing or wrong, in words of the field itself (business §5). */
export const ticketProblem = (t: Text, problem: InputProblem, field: string): string => {
  if (problem === "NOT_A_SERIAL") return t("ticket.problem.NOT_A_SERIAL");
  if (problem === "TOO_LONG") return t("ticket.problem.TOO_LONG");
  return isAsked(field) ? t(`ticket.missing.${field}`) : t("ticket.refused.REQUIRED_FIELDS_MISSING");
};

/** What is wrong with a field of a form, from here or from the server. */
export const ticketProblemText = (t: Text, code: string | undefined, field: string): string | undefined => {
  if (code === undefined) return undefined;
  return isInputProblem(code)
    ? ticketProblem(t, code, field)
    : (ticketRefusal(t, code) ?? problemText(t, code));
};
