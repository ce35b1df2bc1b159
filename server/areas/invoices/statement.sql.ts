import type { AccountBalance } from "../../../src/domain/invoices/account-balance.ts";
import { balanceOf } from "../../../src/domain/invoices/open-items.ts";
import type { LedgerEntry } from "../../../src/domain/invoices/invoice.ts";
import type { Address } from "../../../src/domain/orders/address.ts";
import type { Sql } from "../../store/sql.ts";
import { dayOf, dayOrNull, dayText } from "../kit/day.ts";
import { readCustomer, type DocumentCustomer } from "./invoice.sql.ts";
import { toEntryKind, toInvoiceNumber, toPaymentMethod } from "./ledger.sql.ts";

/** What was unpaid on the day of a statement; `open` is the amount that was open then. */
type StatementItem = Pick<
  LedgerEntry,
  "id" | "kind" | "date" | "dueOn" | "description" | "amount" | "open" | "payment"
>;

/** A statement of account: what was open on a day, by currency, the oldest first. */
interface Statement {
  readonly day: Date;
  readonly customer: DocumentCustomer;
  /** That of the newest document; null without one. */
  readonly billingAddress: Address | null;
  readonly accounts: readonly {
    readonly items: readonly StatementItem[];
    readonly balance: Omit<AccountBalance, "creditLimit">;
  }[];
}

interface ItemRow {
  readonly id: string;
  readonly kind: string;
  readonly posted_on: string;
  readonly due_on: string | null;
  readonly description: string;
  readonly amount_cents: number;
  readonly open_then: number;
  readonly currency: string;
  readonly payment_method: string;
}

const itemOf = (row: ItemRow): StatementItem => ({
  id: toInvoiceNumber(row.id),
  kind: toEntryKind(row.kind),
  date: dayOf(row.posted_on),
  dueOn: dayOrNull(row.due_on),
  description: row.description,
  amount: { cents: row.amount_cents, currency: row.currency },
  open: { cents: row.open_then, currency: row.currency },
  payment: toPaymentMethod(row.payment_method),
});

// What was settled later was still open on the day: it is added to what is open now.
const readItems = (sql: Sql, companyId: string, day: Date): Promise<readonly ItemRow[]> => sql<ItemRow>`
  with later as (
    select s.document_id as id, s.cents from ledger_settlements s join ledger_entries e on e.id = s.document_id
      where e.company_id = ${companyId} and s.settled_on > ${dayText(day)}::date
    union all
    select s.settled_by, -s.cents from ledger_settlements s join ledger_entries e on e.id = s.settled_by
      where e.company_id = ${companyId} and s.settled_on > ${dayText(day)}::date
  ), then_open as (
    select e.id, e.kind, e.posted_on, e.due_on, e.description, e.amount_cents, e.currency, e.payment_method,
      (e.open_cents + coalesce((select sum(l.cents) from later l where l.id = e.id), 0))::bigint as open_then
    from ledger_entries e
    where e.company_id = ${companyId} and e.posted_on <= ${dayText(day)}::date
      and (e.open_cents <> 0 or e.id in (select id from later))
  )
  select * from then_open where open_then <> 0 order by posted_on, id`;

/** A company's statement of account on a day. */
export const readStatement = async (sql: Sql, companyId: string, day: Date): Promise<Statement> => {
  const items = (await readItems(sql, companyId, day)).map(itemOf);
  const [newest] = await sql<{ billing_address: Address }>`
    select billing_address from ledger_entries where company_id = ${companyId} and billing_address is not null
    order by posted_on desc, id desc limit 1`;
  const currencies = [...new Set(items.map(({ open }) => open.currency))].toSorted();
  return {
    day,
    customer: await readCustomer(sql, companyId),
    billingAddress: newest?.billing_address ?? null,
    accounts: currencies.map((currency) => {
      const own = items.filter(({ open }) => open.currency === currency);
      return {
        items: own,
        balance: balanceOf(
          own.map(({ dueOn, payment, open }) => ({ dueOn, payment, cents: open.cents, documents: 1 })),
          day,
          currency,
        ),
      };
    }),
  };
};
