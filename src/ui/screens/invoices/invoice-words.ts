import type { EntryKind } from "../../../domain/invoices/document.ts";
import type { InvoiceState } from "../../../domain/invoices/invoice.ts";
import { isInvoiceRefusal } from "../../../domain/invoices/invoices.refusals.ts";
import { statementProblems } from "../../../domain/invoices/statement.ts";
import type { Text } from "../../i18n/catalogue.ts";
import { codeText } from "../../page/code-text.ts";

/** The text of an invoice's state (business §4); an unknown code is shown as is. */
export const invoiceStateText = (t: Text, state: InvoiceState): string =>
  codeText(t, state, (code) => `invoices.state.${code}`);

/** The text of what a ledger entry is. */
export const entryKindText = (t: Text, kind: EntryKind): string =>
  codeText(t, kind, (code) => `invoices.kind.${code}`);

/** The text of a refusal; undefined for a code that is not the area's own. `max` is the most documents of an archive. */
export const invoiceRefusalText = (t: Text, code: string, max: string): string | undefined =>
  isInvoiceRefusal(code) ? t(`invoices.refused.${code}`, { max }) : undefined;

/** The text of what is wrong with the day of a statement, from the browser or the server. */
export const dayProblemText = (t: Text, code: string | undefined): string | undefined => {
  if (code === undefined) return undefined;
  const known = statementProblems.find((problem) => problem === code);
  return known === undefined ? code : t(`invoices.statement.problem.${known}`);
};

/** The text of a day that the server refuses, such as one that its clock does not have yet. */
export const dayRefusalText = (t: Text, code: string): string | undefined =>
  code === "DAY_FUTURE" ? t(`invoices.refused.${code}`) : undefined;
