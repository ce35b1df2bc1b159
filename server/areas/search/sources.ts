import type { HitKind } from "../../../src/domain/search/hit.ts";
import { ownCompany, type Account } from "../../accounts/account.ts";
import type { Sql, SqlPart } from "../../store/sql.ts";
import { reachableReferences } from "../references/reference.sql.ts";
import { reachableTickets } from "../tickets/ticket-access.ts";

/** The rows of a kind that an account may see, and what a hit shows of them. */
export interface Source {
  /** With `id`, `title`, `detail` and `dated`, and the `search_text`. */
  readonly from: SqlPart;
  /** Which of them the account may see, as the area's own list has it. */
  readonly seen: SqlPart;
  /** The first in this order are shown. */
  readonly order: SqlPart;
  /** The account's rows are few among all, so that the first of them are not found quickly: the index of words is asked at once. */
  readonly scattered?: boolean;
  /** The number without separators, where rows have one. */
  readonly number?: SqlPart;
  /** The condition that a row belongs to the order of this number. */
  readonly ofOrder?: (key: string) => SqlPart;
}

/** The kinds that the store searches. Messages and employees are few and are searched in memory, as the lists of both are. */
export type StoredKind = Exclude<HitKind, "message" | "employee">;

const newest = (sql: Sql): SqlPart => sql.part`dated desc, id desc`;
const numberKey = (sql: Sql): SqlPart => sql.part`number_key(id) collate "C"`;

/** What is searched for an account, by kind. */
export const sourcesOf = (sql: Sql, account: Account, now: Date): Readonly<Record<StoredKind, Source>> => ({
  order: {
    from: sql.part`(select id, company_id, search_text, id as title, reference as detail, ordered_on as dated from orders) as listed`,
    seen: ownCompany(sql, account),
    order: newest(sql),
    number: numberKey(sql),
  },
  invoice: {
    from: sql.part`(select id, company_id, search_text, order_id, id as title, description as detail, posted_on as dated from ledger_entries) as listed`,
    seen: ownCompany(sql, account),
    order: newest(sql),
    number: numberKey(sql),
    ofOrder: (key) =>
      sql.part`order_id in (select id from orders where ${ownCompany(sql, account)} and number_key(id) collate "C" = ${key})`,
  },
  product: {
    from: sql.part`(select serial as id, company_id, search_text, name as title, serial as detail, registered_on as dated from products) as listed`,
    seen: ownCompany(sql, account),
    order: newest(sql),
    number: sql.part`id`,
  },
  ticket: {
    from: sql.part`(select id, company_id, search_text, subject as title, id as detail, last_activity_at as dated from tickets) as listed`,
    seen: reachableTickets(sql, account),
    order: newest(sql),
    number: numberKey(sql),
  },
  reference: {
    from: sql.part`(select id, company_id, status, search_text, title, id as detail, created_at as dated from reference_projects) as listed`,
    seen: reachableReferences(sql, account),
    order: newest(sql),
    number: numberKey(sql),
  },
  training: {
    from: sql.part`(select id, search_text, withdrawn_at, title, city as detail, starts_at as dated from training_dates) as listed`,
    seen: sql.part`dated > ${now} and withdrawn_at is null`,
    // The next date is the one to book.
    order: sql.part`dated, id`,
  },
  booking: {
    from: sql.part`(select id, search_text, title, city as detail, starts_at as dated from training_dates) as listed`,
    // A value, and no `exists`: for that the store reads all bookings at once, here it looks up those of a date.
    seen: sql.part`coalesce((select true from training_bookings b where b.training_id = listed.id and ${ownCompany(sql, account)} limit 1), false)`,
    order: newest(sql),
    scattered: true,
  },
  download: {
    from: sql.part`(select d.id, d.search_text, d.title, f.name as detail, d.published_at as dated from downloads d join files f on f.id = d.file_id) as listed`,
    seen: sql.part`true`,
    order: newest(sql),
  },
});
