import { isInputProblem, type InputProblem } from "../../../domain/kit/field-problems.ts";
import { sendingRefusals } from "../../../domain/tickets/tickets.refusals.ts";
import { problemText } from "../../form/problem-text.ts";
import type { Text } from "../../i18n/catalogue.ts";

/** The fields that can be required. */
const asked = ["subject", "message", "answer", "area", "order", "invoice", "serial"] as const;
type Asked = (typeof asked)[number];

const isAsked = (field: string): field is Asked => asked.some((known) => known === field);

/** The error text of a missing or invalid field (business §5). */
export const ticketProblem = (t: Text, problem: InputProblem, field: string): string => {
  if (problem === "NOT_A_SERIAL") return t("ticket.problem.NOT_A_SERIAL");
  if (problem === "TOO_LONG") return t("ticket.problem.TOO_LONG");
  return isAsked(field) ? t(`ticket.missing.${field}`) : t("ticket.refused.REQUIRED_FIELDS_MISSING");
};

/** The error text of a field, from the client or the server. */
export const ticketProblemText = (t: Text, code: string | undefined, field: string): string | undefined => {
  if (code === undefined) return undefined;
  return isInputProblem(code) ? ticketProblem(t, code, field) : problemText(t, code, sendingRefusals);
};
