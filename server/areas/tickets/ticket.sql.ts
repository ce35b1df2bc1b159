import * as Schema from "effect/Schema";
import { OrderId } from "../../../src/domain/orders/order-summary.ts";
import { RemoteConnectResult } from "../../../src/domain/products/remote-connect.ts";
import { SerialNumber } from "../../../src/domain/products/serial-number.ts";
import {
  AttachmentId,
  referencesOfSubject,
  TicketId,
  TicketStatus,
  type Attachment,
  type Ticket,
  type TicketAnswer,
} from "../../../src/domain/tickets/ticket.ts";
import { InvoiceNumber } from "../../../src/domain/invoices/document.ts";
import { TicketArea, type TicketReferences } from "../../../src/domain/tickets/ticket-area.ts";
import { isPicture, type FileKind } from "../../../src/domain/kit/upload.ts";
import type { Account } from "../../accounts/account.ts";
import type { StoredFile } from "../../files/stored-file.ts";
import type { Sql } from "../../store/sql.ts";
import { reachableTickets } from "./ticket-access.ts";
import { ticketColumnsOf, type TicketRow } from "./tickets.sql.ts";

const toId = Schema.decodeSync(TicketId);
const toStatus = Schema.decodeSync(TicketStatus);
const toAttachmentId = Schema.decodeSync(AttachmentId);
const toArea = Schema.decodeSync(TicketArea);
const toOrder = Schema.decodeSync(Schema.NullOr(OrderId));
const toInvoice = Schema.decodeSync(Schema.NullOr(InvoiceNumber));
const toSerial = Schema.decodeSync(Schema.NullOr(SerialNumber));
const toResult = Schema.decodeUnknownSync(RemoteConnectResult);

interface DetailRow extends TicketRow {
  readonly message: string;
  readonly area: string | null;
  readonly order_id: string | null;
  readonly invoice: string | null;
  readonly serial: string | null;
  readonly remote_connect: unknown;
  readonly closed_at: Date | null;
}

const referencesOf = (row: DetailRow): TicketReferences => {
  const given = {
    order: toOrder(row.order_id),
    invoice: toInvoice(row.invoice),
    serial: toSerial(row.serial),
  };
  return Object.values(given).some((number) => number !== null) ? given : referencesOfSubject(row.subject);
};

interface AttachmentRow {
  readonly id: string;
  readonly answer_id: string | null;
  readonly name: string;
  readonly kind: FileKind;
  readonly size: number;
}

const attachmentOf = ({ id, name, kind, size }: AttachmentRow): Attachment => ({
  id: toAttachmentId(id),
  name,
  size,
  picture: isPicture(kind),
});

interface AnswerRow {
  readonly id: string;
  readonly author: string;
  readonly side: TicketAnswer["side"];
  readonly message: string;
  readonly created_at: Date;
}

/** One ticket with its messages; undefined if it is not accessible to the account. */
export const readTicket = async (sql: Sql, account: Account, id: TicketId): Promise<Ticket | undefined> => {
  const [row] = await sql<DetailRow>`
    select ${ticketColumnsOf(sql, account)}, t.message, t.area, t.order_id, t.invoice, t.serial, t.remote_connect, t.closed_at
    from tickets t where t.id = ${id} and ${reachableTickets(sql, account)}`;
  if (row === undefined) return undefined;
  const answers =
    await sql<AnswerRow>`select id, author, side, message, created_at from ticket_answers where ticket_id = ${id} order by created_at, id`;
  const files = await sql<AttachmentRow>`
    select f.id, m.answer_id, f.name, f.kind, f.size from ticket_attachments m join files f on f.id = m.file_id where m.ticket_id = ${id} order by m.position`;
  const attachmentsOf = (answerId: string | null): readonly Attachment[] =>
    files.filter((file) => file.answer_id === answerId).map(attachmentOf);
  return {
    id: toId(row.id),
    date: row.created_at,
    subject: row.subject,
    message: row.message,
    creator: row.creator,
    status: toStatus(row.status),
    attachments: attachmentsOf(null),
    answers: answers.map(({ created_at: date, ...answer }) => ({
      ...answer,
      date,
      attachments: attachmentsOf(answer.id),
    })),
    mine: row.mine,
    area: row.area === null ? null : toArea(row.area),
    references: referencesOf(row),
    remoteConnect: row.remote_connect === null ? null : toResult(row.remote_connect),
    closedAt: row.closed_at,
  };
};

/** The data of an attachment; undefined if its ticket is not accessible to the account. */
export const readAttachment = async (
  sql: Sql,
  account: Account,
  id: AttachmentId,
): Promise<StoredFile | undefined> => {
  const [row] = await sql<StoredFile>`
    select f.id, f.name, f.kind, f.size, f.sha256 from ticket_attachments m join files f on f.id = m.file_id join tickets t on t.id = m.ticket_id
    where m.file_id = ${id} and ${reachableTickets(sql, account)}`;
  return row;
};
