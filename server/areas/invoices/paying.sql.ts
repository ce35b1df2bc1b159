import type { Creditor } from "../../../src/domain/invoices/creditor.ts";
import type { InvoiceNumber } from "../../../src/domain/invoices/document.ts";
import { howToPayAll, unpaidEntry, type HowToPay, type Unpaid } from "../../../src/domain/invoices/paying.ts";
import type { Payment } from "../../../src/domain/invoices/payment.ts";
import type { OrderId } from "../../../src/domain/orders/order-summary.ts";
import { ownCompany, type Account } from "../../accounts/account.ts";
import type { Sql } from "../../store/sql.ts";
import { drawPaymentCode } from "./draw-payment-code.ts";
import { entryColumns, entryOf, toPaymentMethod, type EntryRow } from "./ledger.sql.ts";

const drawn = (how: HowToPay): Payment["how"] =>
  how._tag === "Transfer" ? { ...how, code: drawPaymentCode(how) } : how;

const paymentOf = (documents: readonly [Unpaid, ...Unpaid[]], accounts: readonly Creditor[]): Payment => ({
  documents: documents.map(({ number, open }) => ({ number, open })),
  how: drawn(howToPayAll(documents, accounts)),
});

/** How documents of the account's company are paid; undefined if it does not have all of them. */
export const readInvoicePayment = async (
  sql: Sql,
  account: Pick<Account, "companyId">,
  ids: readonly InvoiceNumber[],
  { accounts, today }: { readonly accounts: readonly Creditor[]; readonly today: Date },
): Promise<Payment | undefined> => {
  const asked = [...new Set(ids)];
  const rows = await sql<EntryRow>`
    select ${entryColumns(sql, today)} from ledger_entries
    where ${ownCompany(sql, account)} and id = any (${asked}::text[]) order by due_on, id`;
  const [first, ...others] = rows.map((row) => unpaidEntry(entryOf(row), today));
  return first === undefined || rows.length < asked.length
    ? undefined
    : paymentOf([first, ...others], accounts);
};

interface OrderRow {
  readonly status: string;
  readonly total_cents: number;
  readonly paid_cents: number;
  readonly currency: string;
  readonly payment_method: string;
}

/** How an order of the account's company is paid that waits for its payment; undefined if there is no such order. What was paid of it already is left out. */
export const readOrderPayment = async (
  sql: Sql,
  account: Pick<Account, "companyId">,
  id: OrderId,
  accounts: readonly Creditor[],
): Promise<Payment | undefined> => {
  const [row] = await sql<OrderRow>`
    select status, total_cents, currency, payment_method,
      (select coalesce(-sum(amount_cents), 0)::bigint from ledger_entries where order_id = ${id} and kind = 'payment') as paid_cents
    from orders where id = ${id} and ${ownCompany(sql, account)}`;
  if (row === undefined) return undefined;
  const cents = row.status === "no_payment" ? row.total_cents - row.paid_cents : 0;
  const order: Unpaid = {
    number: id,
    kind: "order",
    open: { cents, currency: row.currency },
    dueOn: null,
    isOverdue: false,
    payment: toPaymentMethod(row.payment_method),
  };
  return paymentOf([order], accounts);
};
