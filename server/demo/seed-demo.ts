import { makeKnownIssues } from "./known-issues.ts";
import { addMonths } from "../../src/domain/products/cloud-service.ts";
import { EXOSPHERE_MONTHS } from "../../src/domain/trainings/exosphere.ts";
import { dayOf, dayText } from "../areas/kit/day.ts";
import { hashPassword, type PasswordCost } from "../accounts/password.ts";
import type { FileStore } from "../http/handler.ts";
import type { Database } from "../store/database.ts";
import type { Sql } from "../store/sql.ts";
import { makeArticles } from "./articles.ts";
import type { ImportContext } from "../content/collection.ts";
import { importContent } from "../content/content-file.ts";
import { importedFiles } from "../content/imported-files.ts";
import type { Picture } from "../../src/domain/pictures/picture.ts";
import { namePictures } from "../pictures/picture-uses.ts";
import { calendarOf, type Calendar } from "./calendar.ts";
import { makeConference } from "./conference.ts";
import { makeContent } from "./content.ts";
import { keepDemoFiles } from "./demo-files.ts";
import { markDemoStore } from "./demo-mark.ts";
import { makeDownloads } from "./downloads.ts";
import { makeFigures } from "./figures.ts";
import { insertLedger } from "./insert-ledger.ts";
import { insertRows } from "./insert-rows.ts";
import { makeKnowledge } from "./knowledge.ts";
import { makeMessages } from "./messages.ts";
import { seedPioneer } from "./pioneer.ts";
import { makeProducts } from "./products.ts";
import { isEmpty } from "./is-empty.ts";
import { seedOrders } from "./seed-orders.ts";
import { seedLicences, seedPeople } from "./seed-people.ts";
import { makeReferences } from "./references.ts";
import { makeShell } from "./shell.ts";
import { makeTickets } from "./tickets.ts";
import { makeTrainings } from "./trainings.ts";
import { seedWebsites } from "./websites.ts";

/** The default password of all demo accounts (docs/server.md). */
export const demoPassword = "Portal-Demo-2026!";

export interface DemoOptions {
  /** The demo data's dates are relative to this day. */
  readonly now: Date;
  /** Factor for the number of orders, products, tickets, trainings and messages. */
  readonly scale: number;
  readonly fileStore: FileStore;
  /** Replaces `demoPassword`. */
  readonly password?: string;
  /** The password hash's cost, by default the standard one. */
  readonly passwordCost?: PasswordCost;
}

/** The store already has data. */
export class StoreNotEmpty extends Error {
  override readonly name = "StoreNotEmpty";

  constructor() {
    super("The store is not empty, so it gets no demo data. `npm run demo:reset` empties it first.");
  }
}

/** Number of newest messages that are unread, at any scale. */
const unreadMessages = 9;
/** Number of newest tickets with unread answers. */
const unreadTickets = 8;

const seedTickets = async (
  sql: Sql,
  calendar: Calendar,
  { scale, fileStore }: DemoOptions,
  ordersOf: (company: string) => readonly string[],
): Promise<void> => {
  const tickets = makeTickets(calendar, scale, ordersOf);
  await insertRows(
    sql,
    "tickets",
    tickets.map(({ ticket }) => ticket),
  );
  await insertRows(
    sql,
    "ticket_answers",
    tickets.flatMap(({ answers }) => answers),
  );
  const placed = tickets.flatMap(({ ticket, file }) => (file === undefined ? [] : [{ ticket, ...file }]));
  const files = await keepDemoFiles(
    fileStore,
    placed.map(({ ticket, file }) => ({ ...file, companyId: ticket.company_id })),
    calendar.momentAgo(1, 720),
  );
  await insertRows(sql, "files", files);
  await insertRows(
    sql,
    "ticket_attachments",
    placed.map(({ ticket, answerId }, index) => ({
      file_id: files[index]?.id,
      ticket_id: ticket.id,
      answer_id: answerId,
      position: 0,
    })),
  );
  await sql`select setval('ticket_number', ${tickets.length})`;
  await sql`
    insert into ticket_reads (account_id, ticket_id, read_at)
    select a.id, t.id, t.last_activity_at from tickets t join accounts a on a.company_id = t.company_id
    where t.id <> all (${tickets.slice(0, unreadTickets).map(({ ticket }) => ticket.id)}::text[])`;
};

const seedProducts = async (sql: Sql, calendar: Calendar, scale: number): Promise<void> => {
  const { devices, products, licences, results, blocks } = makeProducts(calendar, scale);
  await insertRows(sql, "devices", devices);
  await insertRows(sql, "products", products);
  await insertRows(sql, "licences", licences);
  await insertRows(sql, "remote_connect_results", results);
  await insertRows(sql, "cloud_dns_blocks", blocks);
};

/** The code of the Exosphere licence that was claimed. */
const claimedCode = "E12M-1000-3001";

const seedTrainings = async (
  sql: Sql,
  calendar: Calendar,
  scale: number,
  context: ImportContext,
): Promise<void> => {
  const { dates: trainings, bookings, ledgers } = makeTrainings(calendar, scale);
  await importContent(sql, { format: 1, content: { trainings } }, context);
  await insertRows(sql, "training_bookings", bookings);
  await insertLedger(sql, ledgers);
  await sql`
    insert into training_attendance (booking_id, present, account_id, marked_by, marked_at)
    select b.id, true, a.id, a.first_name || ' ' || a.last_name, t.ends_at
    from training_bookings b join training_dates t on t.id = b.training_id join accounts a on a.id = 'staff' where b.status = 'present' order by b.id`;
  // One of the gold company's people has claimed the licence, others can.
  await sql`
    insert into licences (code, service, months, purchased_on, company_id)
    values (${claimedCode}, 'exosphere', ${EXOSPHERE_MONTHS}, ${calendar.dayAgo(20)}, 'gold')`;
  await sql`
    insert into exosphere_licences (participant_id, booking_id, code, claimed_at, valid_until)
    select participant_id, id, ${claimedCode}, ${calendar.momentAgo(20, 600)}, ${dayText(addMonths(dayOf(calendar.dayAgo(20)), EXOSPHERE_MONTHS))}
    from training_bookings where participant_id = 'technician' and status = 'present' order by id limit 1`;
};

/** Reference projects show the same houses as their company's website. */
const seedReferences = async (
  sql: Sql,
  calendar: Calendar,
  picturesOf: ReadonlyMap<string, readonly Picture[]>,
): Promise<void> => {
  const references = makeReferences(calendar, picturesOf);
  await insertRows(
    sql,
    "reference_projects",
    references.map(({ row }) => row),
  );
  for (const { owner, pictures, at } of references) await namePictures(sql, owner, pictures, at);
  await sql`select setval('reference_number', ${references.length})`;
};

const seedConference = async (
  sql: Sql,
  calendar: Calendar,
  context: ImportContext,
  picturesOf: ReadonlyMap<string, readonly Picture[]>,
): Promise<void> => {
  const { conferences, awards, participants, projects } = makeConference(calendar, picturesOf);
  await importContent(sql, { format: 1, content: { conferences, awards } }, context);
  await insertRows(sql, "conference_participants", participants);
  await insertRows(
    sql,
    "award_projects",
    projects.map(({ row }) => row),
  );
  for (const { owner, pictures, at } of projects) await namePictures(sql, owner, pictures, at);
  await sql`select setval(pg_get_serial_sequence('conference_participants', 'place_number'), ${participants.length})`;
};

const seedKnowledge = async (sql: Sql): Promise<void> => {
  const { entries, texts } = makeKnowledge();
  await insertRows(sql, "knowledge", entries);
  await insertRows(sql, "knowledge_texts", texts);
};

const seedMessages = async (sql: Sql, calendar: Calendar, scale: number): Promise<void> => {
  const { messages, texts } = makeMessages(calendar, scale);
  await insertRows(sql, "messages", messages);
  await insertRows(sql, "message_texts", texts);
  await sql`
    insert into message_reads (account_id, message_id, read_at)
    select a.id, m.id, m.published_at + interval '1 day' from messages m cross join accounts a
    where a.id <> 'starter' and m.id <> all (${messages.slice(0, unreadMessages).map(({ id }) => id)}::text[])`;
};

const seedShell = async (
  sql: Sql,
  calendar: Calendar,
  turnoverOf: (company: string) => number,
): Promise<void> => {
  const { hotlinks, contacts } = makeShell();
  await insertRows(sql, "hotlinks", hotlinks);
  await insertRows(sql, "contacts", contacts);
  await insertRows(sql, "partner_figures", makeFigures(calendar, turnoverOf));
  await insertRows(sql, "first_steps", [
    { company_id: "starter", step: "order_starter_package", done_at: calendar.momentAgo(6, 660) },
    { company_id: "reg", step: "meet_partner_coach", done_at: calendar.momentAgo(400, 540) },
  ]);
};

const seedDownloads = async (
  sql: Sql,
  calendar: Calendar,
  { scale, fileStore }: DemoOptions,
): Promise<void> => {
  const downloads = await makeDownloads(calendar, scale);
  const files = await keepDemoFiles(
    fileStore,
    downloads.map(({ file }) => file),
    calendar.momentAgo(1, 480),
  );
  await insertRows(sql, "files", files);
  await insertRows(
    sql,
    "downloads",
    downloads.map(({ row }, index) => ({ ...row, file_id: files[index]?.id })),
  );
  await insertRows(sql, "download_visits", [
    { account_id: "gold", last_at: calendar.momentAgo(10, 600) },
    { account_id: "employee", last_at: calendar.momentAgo(10, 660) },
  ]);
};

/**
 * Fills an empty store with the demo data in one transaction: deterministic for a day and scale, except for file ids and the
 * password salt. Rejects with StoreNotEmpty.
 */
export const seedDemo = async (database: Database, options: DemoOptions): Promise<void> => {
  const calendar = calendarOf(options.now);
  const passwordHash = await hashPassword(options.password ?? demoPassword, options.passwordCost);
  // No letter is written about demo content, and no file is kept.
  const context: ImportContext = {
    now: options.now,
    files: importedFiles(options.fileStore, options.now),
    origin: { baseUrl: "http://localhost", organizer: "" },
  };
  await database.transaction(async (sql) => {
    // Of two processes that start at the same time, the second waits and finds the store filled.
    await sql.script("lock table companies in share row exclusive mode");
    if (!(await isEmpty(sql))) throw new StoreNotEmpty();
    await markDemoStore(sql, passwordHash);
    await seedPeople(sql, calendar, passwordHash);
    await seedLicences(sql, calendar, options.fileStore, passwordHash);
    await insertRows(sql, "articles", makeArticles());
    const orders = await seedOrders(sql, calendar, options.scale);
    await seedTickets(sql, calendar, options, (company) => orders.get(company)?.ids ?? []);
    await seedProducts(sql, calendar, options.scale);
    await seedTrainings(sql, calendar, options.scale, context);
    await seedKnowledge(sql);
    await insertRows(sql, "known_issues", makeKnownIssues(calendar));
    await seedMessages(sql, calendar, options.scale);
    await seedDownloads(sql, calendar, options);
    await importContent(sql, makeContent(calendar, options.scale), context);
    const picturesOf = await seedWebsites(sql, calendar, options.fileStore);
    await seedReferences(sql, calendar, picturesOf);
    await seedConference(sql, calendar, context, picturesOf);
    await seedPioneer(sql, calendar, options, (company) => orders.get(company)?.ids ?? []);
    await seedShell(sql, calendar, (company) => orders.get(company)?.turnover ?? 0);
  });
  // Updates planner statistics and the visibility map for index-only counts, which PGlite does not do automatically.
  await database.sql.script("vacuum analyze");
};
