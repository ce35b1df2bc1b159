import type { Sql } from "../store/sql.ts";
import { insertRows } from "./insert-rows.ts";
import type { DemoLedger } from "./ledger.ts";

/** Stores entries with their lines and settlements, each company's after those that it has: the running numbers go on. */
export const insertLedger = async (sql: Sql, ledgers: readonly DemoLedger[]): Promise<void> => {
  const stored = await sql<{ company_id: string; last: number }>`
    select id as company_id, coalesce((select max(entry_number) from ledger_entries where company_id = c.id), 0) as last from companies c`;
  const counts = new Map(stored.map(({ company_id: company, last }) => [company, last]));
  await insertRows(
    sql,
    "ledger_entries",
    ledgers
      .flatMap(({ entries }) => entries)
      .map((entry) => {
        const number = (counts.get(entry.company_id) ?? 0) + 1;
        counts.set(entry.company_id, number);
        return { ...entry, entry_number: number };
      }),
  );
  await insertRows(
    sql,
    "ledger_lines",
    ledgers.flatMap(({ lines }) => lines),
  );
  await insertRows(
    sql,
    "ledger_settlements",
    ledgers.flatMap(({ settlements }) => settlements),
  );
};
