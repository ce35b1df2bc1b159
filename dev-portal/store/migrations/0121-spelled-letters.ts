import type { Migration } from "../migrate.ts";

const letters = "[ıøđðæœþ]";

const spelled = (column: string): string =>
  `replace(replace(replace(translate(${column}, 'ıøđð', 'iodd'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th')`;

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
  ].map((table) => [table, "search_text"] as const),
  ["training_bookings", "participant_key"],
];

/** What is searched has ı, ø, đ, æ and the like as `fold` writes them since: "sorensen" finds "Sørensen". */
export const spelledLettersMigration: Migration = {
  id: "0121-spelled-letters",
  up: `
    ${texts.map(([table, column]) => `update ${table} set ${column} = ${spelled(column)} where ${column} ~ '${letters}';`).join("\n    ")}
    insert into search_words (company_id, word) select company_id, ${spelled("word")} from search_words where word ~ '${letters}' on conflict do nothing;
    delete from search_words where word ~ '${letters}';
  `,
};
