const searched = [
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
];

/**
 * The statements that write again what is searched, where it has one of the signs: as `fold` does it since. `later` are the tables whose texts
 * are searched since the first of these migrations.
 */
export const rewrittenSearch = (
  signs: string,
  rewritten: (column: string) => string,
  later: readonly string[] = [],
): string => {
  const columns: readonly (readonly [table: string, column: string])[] = [
    ...[...searched, ...later].map((table) => [table, "search_text"] as const),
    ["training_bookings", "participant_key"],
  ];
  return `
    ${columns.map(([table, column]) => `update ${table} set ${column} = ${rewritten(column)} where ${column} ~ '${signs}';`).join("\n    ")}
    insert into search_words (company_id, word) select company_id, ${rewritten("word")} from search_words where word ~ '${signs}' on conflict do nothing;
    delete from search_words where word ~ '${signs}';
  `;
};
