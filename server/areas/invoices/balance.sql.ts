import type { AccountBalance } from "../../../src/domain/invoices/account-balance.ts";
import { balanceOf, type OpenItem } from "../../../src/domain/invoices/open-items.ts";
import { ownCurrency } from "../../../src/domain/invoices/own-currency.ts";
import type { Sql } from "../../store/sql.ts";
import { dayOrNull } from "../kit/day.ts";
import { toPaymentMethod } from "./ledger.sql.ts";

interface OpenRow {
  readonly currency: string;
  readonly due_on: string | null;
  readonly payment_method: string;
  readonly cents: number;
  readonly documents: number;
}

interface OwnRow {
  readonly country: string;
  /** The currency of the partner's figures, and its credit limit. */
  readonly currency: string | null;
  readonly credit_limit_cents: number | null;
  readonly has_entries: boolean;
}

const readOwn = async (sql: Sql, companyId: string): Promise<OwnRow | undefined> => {
  const [row] = await sql<OwnRow>`
    select c.country, f.currency, f.credit_limit_cents,
      exists (select from ledger_entries where company_id = ${companyId}) as has_entries
    from companies c left join partner_figures f on f.company_id = c.id where c.id = ${companyId}`;
  return row;
};

const readOpen = (sql: Sql, companyId: string): Promise<readonly OpenRow[]> => sql<OpenRow>`
  select currency, due_on, payment_method, sum(open_cents)::bigint as cents, count(*) as documents from ledger_entries
  where company_id = ${companyId} and open_cents <> 0 group by currency, due_on, payment_method`;

/**
 * A company's balance on a day, for each currency in which something is open, and else for its own: that of its figures, or of its country. Empty
 * without any entry.
 */
export const readBalances = async (
  sql: Sql,
  companyId: string,
  today: Date,
): Promise<readonly AccountBalance[]> => {
  const open = await readOpen(sql, companyId);
  const own = await readOwn(sql, companyId);
  if (own?.has_entries !== true) return [];
  const itemsIn = (currency: string): readonly OpenItem[] =>
    open
      .filter((row) => row.currency === currency)
      .map(({ due_on, payment_method, cents, documents }) => ({
        dueOn: dayOrNull(due_on),
        payment: toPaymentMethod(payment_method),
        cents,
        documents,
      }));
  const used = [...new Set(open.map(({ currency }) => currency))].toSorted();
  const limit = own.credit_limit_cents;
  return (used.length === 0 ? [own.currency ?? ownCurrency(own.country)] : used).map((currency) => ({
    ...balanceOf(itemsIn(currency), today, currency),
    creditLimit: limit === null || currency !== own.currency ? null : { cents: limit, currency },
  }));
};
