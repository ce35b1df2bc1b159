import type { Migration } from "../migrate.ts";

const apostrophes = "‘’‚‛‵ʹʻʼʽʾʿˈˊˋ";
const hyphens = "‐‑‒–—―−⁃〜〰";
const signs = `${apostrophes}′${hyphens}`;

const folded = (column: string): string =>
  `translate(${column}, '${signs}', '${"''".repeat(apostrophes.length + 1)}${"-".repeat(hyphens.length)}')`;

const texts: readonly (readonly [table: string, column: string])[] = [
  ...[
    "orders",
    "order_items",
    "ledger_entries",
    "products",
    "tickets",
    "licence_reviews",
    "downloads",
    "training_dates",
    "vouchers",
    "shortages",
    "reference_projects",
    "pioneer_submissions",
    "known_issues",
  ].map((table) => [table, "search_text"] as const),
  ["training_bookings", "participant_key"],
];

/** What is searched has apostrophes and hyphens as `fold` writes them since: "o'brien" finds "O’Brien". */
export const foldedSignsMigration: Migration = {
  id: "0127-folded-signs",
  up: `
    ${texts.map(([table, column]) => `update ${table} set ${column} = ${folded(column)} where ${column} ~ '[${signs}]';`).join("\n    ")}
    insert into search_words (company_id, word) select company_id, ${folded("word")} from search_words where word ~ '[${signs}]' on conflict do nothing;
    delete from search_words where word ~ '[${signs}]';
  `,
};
