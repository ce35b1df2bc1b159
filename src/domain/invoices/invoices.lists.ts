import * as Schema from "effect/Schema";
import { list, oneOf, severalOf } from "../kit/list.ts";
import { entryKinds, paperKinds, settlingKinds } from "./document.ts";
import { invoiceStates, LedgerEntry, unpaidStates } from "./invoice.ts";

/** The ledger; a search matches document, order number and description. */
export const invoiceList = list({
  row: LedgerEntry,
  columns: {
    id: "invoices.column.id",
    state: "invoices.column.state",
    date: "invoices.column.date",
    dueOn: "invoices.column.dueOn",
    amount: "invoices.column.amount",
    open: "invoices.column.open",
    description: "invoices.column.description",
    payment: "invoices.column.payment",
  },
  sortable: ["date", "dueOn", "id", "amount", "open"],
  sort: "-date",
  search: "invoices.search",
  filters: {
    status: severalOf(invoiceStates, "invoices.column.state", (state) => `invoices.state.${state}`),
    kind: oneOf(entryKinds, "invoices.column.kind", (kind) => `invoices.kind.${kind}`),
  },
  /** Only what settles invoices: payments and credit notes. */
  further: { settling: Schema.optionalKey(Schema.Literal(true)) },
  period: "invoices.period",
  amount: "invoices.column.amount",
  parts: {
    open: {
      filter: { status: unpaidStates },
      codes: unpaidStates,
      values: { kind: paperKinds },
      sort: "dueOn",
    },
    // Invoices alone have a due day.
    overdue: { filter: { status: ["due"] }, codes: [], values: { kind: [] }, sort: "dueOn" },
    all: { filter: {} },
    payments: { filter: { settling: true }, codes: ["open", "paid"], values: { kind: settlingKinds } },
  },
});
