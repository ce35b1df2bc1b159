import type { Migration } from "../migrate.ts";

/** The turnover is read from the ledger, no longer from the orders. */
export const ledgerTurnoverMigration: Migration = {
  id: "0051-ledger-turnover",
  up: `
    create index ledger_turnover on ledger_entries (company_id, currency, posted_on) include (net_cents) where kind <> 'payment';
    drop index orders_turnover;
  `,
};
