import { isInputProblem, type InputProblem } from "../../../domain/kit/field-problems.ts";
import { isFileRefusal, type FileRefusal } from "../../../domain/kit/files.refusals.ts";
import { isTicketRefusal } from "../../../domain/tickets/tickets.refusals.ts";
import { problemText } from "../../form/problem-text.ts";
import type { Text, TextKey } from "../../i18n/catalogue.ts";

/** Rejected files have texts of the area, except for their size, whose text is general. */
const fileWords = {
  TOO_LARGE: undefined,
  FILE_EMPTY: "ticket.refused.FILE_EMPTY",
  FILE_TYPE_NOT_ALLOWED: "ticket.refused.FILE_TYPE_NOT_ALLOWED",
  TOO_MANY_FILES: "ticket.refused.TOO_MANY_FILES",
  STORAGE_FULL: "ticket.refused.STORAGE_FULL",
  COMPANY_STORAGE_FULL: "ticket.refused.COMPANY_STORAGE_FULL",
} as const satisfies Readonly<Record<FileRefusal, TextKey | undefined>>;

/** The title and explanation of a refusal; undefined for a code that is not the area's own. */
export const ticketRefusal = (t: Text, code: string): string | undefined => {
  if (isTicketRefusal(code)) return t(`ticket.refused.${code}`);
  const words = isFileRefusal(code) ? fileWords[code] : undefined;
  return words === undefined ? undefined : t(words);
};

/** The fields that can be required. */
const asked = ["subject", "message", "area", "order", "invoice", "serial"] as const;
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
  return isInputProblem(code)
    ? ticketProblem(t, code, field)
    : (ticketRefusal(t, code) ?? problemText(t, code));
};
