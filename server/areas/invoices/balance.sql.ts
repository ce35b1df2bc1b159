import {
  balanceOf,
  type AccountBalance,
  type OpenItem,
} from "../../../src/domain/invoices/account-balance.ts";
import type { Sql } from "../../store/sql.ts";
import { dayOrNull } from "../kit/day.ts";

interface OpenRow {
  readonly currency: string;
  readonly due_on: string | null;
  readonly cents: number;
  readonly documents: number;
}

interface CurrencyRow {
  readonly currency: string;
  readonly credit_limit_cents: number | null;
}

// The newest entry's currency has a balance also when nothing is open.
const readCurrencies = (sql: Sql, companyId: string): Promise<readonly CurrencyRow[]> => sql<CurrencyRow>`
  select used.currency, f.credit_limit_cents from (
    (select currency from ledger_entries where company_id = ${companyId} order by posted_on desc, id desc limit 1)
    union select currency from ledger_entries where company_id = ${companyId} and open_cents <> 0
  ) as used left join partner_figures f on f.company_id = ${companyId} and f.currency = used.currency order by used.currency`;

const readOpen = (sql: Sql, companyId: string): Promise<readonly OpenRow[]> => sql<OpenRow>`
  select currency, due_on, sum(open_cents)::bigint as cents, count(*) as documents from ledger_entries
  where company_id = ${companyId} and open_cents <> 0 group by currency, due_on`;

/** A company's balance on a day, for each currency of its account; empty without any entry. */
export const readBalances = async (
  sql: Sql,
  companyId: string,
  today: Date,
): Promise<readonly AccountBalance[]> => {
  const open = await readOpen(sql, companyId);
  const itemsIn = (currency: string): readonly OpenItem[] =>
    open
      .filter((row) => row.currency === currency)
      .map(({ due_on, cents, documents }) => ({ dueOn: dayOrNull(due_on), cents, documents }));
  const currencies = await readCurrencies(sql, companyId);
  return currencies.map(({ currency, credit_limit_cents: limit }) => ({
    ...balanceOf(itemsIn(currency), today, currency),
    creditLimit: limit === null ? null : { cents: limit, currency },
  }));
};
