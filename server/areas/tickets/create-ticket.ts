import * as Schema from "effect/Schema";
import type { RemoteConnectResult } from "../../../src/domain/products/remote-connect.ts";
import { TicketId, type TicketFields, type TicketReceipt } from "../../../src/domain/tickets/ticket.ts";
import { limitUse } from "../../accounts/rate-limit.ts";
import { keepFiles } from "../../files/kept-files.ts";
import type { FileStore, HandlerContext, Refusal, UploadedFile } from "../../http/handler.ts";
import type { Sql } from "../../store/sql.ts";
import { searchTextOf } from "../kit/fold.ts";
import type { GivenReferences } from "./ticket-references.ts";

const toId = Schema.decodeSync(TicketId);

/** `T-2026-000123`: the year and a number that is continuous over the years. */
export const ticketId = (year: number, number: number): string =>
  `T-${year}-${String(number).padStart(6, "0")}`;

/** What files are attached to: an answer, or the ticket itself. */
export interface AttachmentPlace {
  /** Whose quota the files count for. */
  readonly companyId: string;
  readonly ticketId: string;
  readonly answerId: string | null;
}

/** Stores files and attaches them to a ticket or an answer. */
export const attachFiles = async (
  sql: Sql,
  fileStore: FileStore,
  files: readonly UploadedFile[],
  place: AttachmentPlace,
  now: Date,
): Promise<void> => {
  const fileIds = await keepFiles(sql, fileStore, files, place.companyId, now);
  for (const [position, fileId] of fileIds.entries())
    await sql`insert into ticket_attachments (file_id, ticket_id, answer_id, position) values (${fileId}, ${place.ticketId}, ${place.answerId}, ${position})`;
};

/** The search text of a ticket: number, texts and references. */
export const ticketSearchText = (
  id: string,
  subject: string,
  message: string,
  { order, invoice, serial }: GivenReferences,
): string =>
  searchTextOf(...[id, subject, message, order, invoice, serial].filter((text) => text !== undefined));

/** Tickets that one account may create within 15 minutes. */
const tickets = 60;

/** Creates a ticket with its files; the references are already checked. */
export const createTicket = async (
  context: HandlerContext,
  { department, ticket_subject: subject, ticket_description: message }: TicketFields,
  references: GivenReferences = {},
  result?: typeof RemoteConnectResult.Encoded,
): Promise<TicketReceipt | Refusal<"TOO_MANY_REQUESTS">> => {
  const { sql, account, now, files, fileStore } = context;
  const moment = now();
  const limited = await limitUse(context, [{ what: "ticket", by: account.id, limit: tickets }]);
  if (limited !== undefined) return limited;
  const [next] = await sql<{ number: number }>`select nextval('ticket_number') as number`;
  if (next === undefined) throw new TypeError("a sequence always has a next number");
  const id = ticketId(moment.getUTCFullYear(), next.number);
  const { area = null, order = null, invoice = null, serial = null } = references;
  await sql`
    insert into tickets (id, company_id, account_id, department, subject, message, search_text, status, created_at, last_activity_at,
      area, order_id, invoice, serial, remote_connect)
    values (${id}, ${account.companyId}, ${account.id}, ${department}, ${subject}, ${message}, ${ticketSearchText(id, subject, message, references)},
      'open', ${moment}, ${moment}, ${area}, ${order}, ${invoice}, ${serial}, ${result === undefined ? null : sql.json(result)})`;
  await attachFiles(
    sql,
    fileStore,
    files,
    { companyId: account.companyId, ticketId: id, answerId: null },
    moment,
  );
  return { ticketId: toId(id) };
};
