import { SqlPart, type Sql } from "../store/sql.ts";

/** The tables with demo data. */
export type DemoTable =
  | "known_issues"
  | "companies"
  | "accounts"
  | "licence_reviews"
  | "articles"
  | "orders"
  | "order_items"
  | "order_papers"
  | "order_shipments"
  | "ledger_entries"
  | "ledger_lines"
  | "ledger_settlements"
  | "files"
  | "tickets"
  | "ticket_answers"
  | "ticket_attachments"
  | "messages"
  | "message_texts"
  | "partner_figures"
  | "hotlinks"
  | "contacts"
  | "first_steps"
  | "devices"
  | "products"
  | "licences"
  | "training_bookings"
  | "conference_participants"
  | "award_projects"
  | "remote_connect_results"
  | "cloud_dns_blocks"
  | "knowledge"
  | "knowledge_texts"
  | "downloads"
  | "download_visits"
  | "reference_projects"
  | "pictures"
  | "websites"
  | "website_versions"
  | "website_slugs"
  | "vouchers"
  | "pioneer_submissions";

/** Inserts many rows with one statement; keys are columns, missing ones are null. */
export const insertRows = async (sql: Sql, table: DemoTable, rows: readonly object[]): Promise<void> => {
  if (rows.length === 0) return;
  // A table's name cannot be a parameter; this one is from the list above.
  const name = new SqlPart([table], []);
  await sql`insert into ${name} select * from json_populate_recordset(null::${name}, ${sql.json(rows)})`;
};
