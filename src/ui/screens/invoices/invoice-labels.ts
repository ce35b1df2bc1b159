import type { EntryKind } from "../../../domain/invoices/document.ts";
import { isToSetOff, type LedgerEntry } from "../../../domain/invoices/invoice.ts";
import { statementProblems } from "../../../domain/invoices/statement.ts";
import type { Text } from "../../i18n/catalogue.ts";
import { codeText } from "../../page/code-text.ts";

/** The text of an entry's state (business §4): what is left of a credit note or a payment is to be set off; an unknown code is shown as is. */
export const invoiceStateText = (t: Text, { kind, state }: Pick<LedgerEntry, "kind" | "state">): string =>
  isToSetOff({ kind, state })
    ? t("invoices.state.to_set_off")
    : codeText(t, state, (code) => `invoices.state.${code}`);

/** The text of what a ledger entry is. */
export const entryKindText = (t: Text, kind: EntryKind): string =>
  codeText(t, kind, (code) => `invoices.kind.${code}`);

/** The text of what is wrong with the day of a statement, from the browser or the server. */
export const dayProblemText = (t: Text, code: string | undefined): string | undefined => {
  if (code === undefined) return undefined;
  const known = statementProblems.find((problem) => problem === code);
  return known === undefined ? code : t(`invoices.statement.problem.${known}`);
};
