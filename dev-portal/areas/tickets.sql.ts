import * as Schema from "effect/Schema"
import {
  AttachmentId, TicketId, TicketStatus, ticketStatuses, type Attachment, type Ticket, type TicketAnswer, type ticketColumns, type TicketFilter, type TicketSummary,
} from "../../src/domain/ticket.ts"
import { isPicture, type FileKind } from "../../src/domain/upload.ts"
import { ownCompany, type Account } from "../accounts/account.ts"
import type { Sql, SqlPart } from "../store/sql.ts"
import { searchPatterns } from "./fold.ts"
import { orderBy, pageWindow, type PageRequest } from "./paging.ts"

type TicketColumn = (typeof ticketColumns)[number]

interface TicketListRequest extends PageRequest {
  readonly sort?: TicketColumn | `-${TicketColumn}`
  readonly filter?: TicketFilter
}

const toId = Schema.decodeSync(TicketId)
const toStatus = Schema.decodeSync(TicketStatus)
const toAttachmentId = Schema.decodeSync(AttachmentId)

interface TicketRow {
  readonly id: string
  readonly subject: string
  readonly status: string
  readonly created_at: Date
  readonly last_activity_at: Date
  readonly creator: string
}

const ticketColumnsOf = (sql: Sql): SqlPart => sql.part`
  t.id, t.subject, t.status, t.created_at, t.last_activity_at,
  (select a.first_name || ' ' || a.last_name from accounts a where a.id = t.account_id) as creator`

const foundTickets = (sql: Sql, account: Account, filter: TicketFilter = {}): SqlPart => {
  const patterns = searchPatterns(filter.search)
  const statuses = filter.status ?? []
  const searched = patterns.length === 0 ? sql.part`` : sql.part`and search_text like all (${patterns}::text[])`
  const narrowed = statuses.length === 0 ? sql.part`` : sql.part`and status = any (${statuses}::text[])`
  return sql.part`${ownCompany(sql, account)} ${narrowed} ${searched}`
}

const orderOfList = (sql: Sql, sort: TicketListRequest["sort"] = "-lastActivity"): SqlPart =>
  orderBy<TicketColumn>(sql, sort, {
    lastActivity: sql.part`last_activity_at`,
    date: sql.part`created_at`,
    subject: sql.part`subject_key`,
    status: sql.part`array_position(${ticketStatuses}::text[], status)`,
  })

/** One page of the tickets of an account's company, with the number over all pages. */
export const listTickets = async (sql: Sql, account: Account, request: TicketListRequest): Promise<{ rows: readonly TicketSummary[]; total: number }> => {
  const found = foundTickets(sql, account, request.filter)
  const [count] = await sql<{ total: number }>`select count(*) as total from tickets where ${found}`
  const rows = await sql<TicketRow & { readonly answers: number }>`
    select ${ticketColumnsOf(sql)}, (select count(*) from ticket_answers w where w.ticket_id = t.id) as answers
    from tickets t where ${found} ${orderOfList(sql, request.sort)} ${pageWindow(sql, request)}`
  const toSummary = (row: TicketRow & { readonly answers: number }): TicketSummary => ({
    id: toId(row.id), date: row.created_at, subject: row.subject, status: toStatus(row.status), creator: row.creator, answerCount: row.answers,
    lastActivity: row.last_activity_at,
  })
  return { rows: rows.map(toSummary), total: count?.total ?? 0 }
}

interface AttachmentRow {
  readonly id: string
  readonly answer_id: string | null
  readonly name: string
  readonly kind: FileKind
  readonly size: number
}

const attachmentOf = ({ id, name, kind, size }: AttachmentRow): Attachment => ({ id: toAttachmentId(id), name, size, picture: isPicture(kind) })

interface AnswerRow {
  readonly id: string
  readonly author: string
  readonly side: TicketAnswer["side"]
  readonly message: string
  readonly created_at: Date
}

/** One ticket with its thread; undefined where the account's company has none of that number. */
export const readTicket = async (sql: Sql, account: Account, id: TicketId): Promise<Ticket | undefined> => {
  const [row] = await sql<TicketRow & { readonly message: string }>`
    select ${ticketColumnsOf(sql)}, t.message from tickets t where t.id = ${id} and ${ownCompany(sql, account)}`
  if (row === undefined) return undefined
  const answers = await sql<AnswerRow>`select id, author, side, message, created_at from ticket_answers where ticket_id = ${id} order by created_at, id`
  const files = await sql<AttachmentRow>`
    select f.id, m.answer_id, f.name, f.kind, f.size from ticket_attachments m join files f on f.id = m.file_id where m.ticket_id = ${id} order by m.position`
  const attachmentsOf = (answerId: string | null): readonly Attachment[] => files.filter((file) => file.answer_id === answerId).map(attachmentOf)
  return {
    id: toId(row.id), date: row.created_at, subject: row.subject, message: row.message, creator: row.creator, status: toStatus(row.status),
    attachments: attachmentsOf(null),
    answers: answers.map(({ created_at: date, ...answer }) => ({ ...answer, date, attachments: attachmentsOf(answer.id) })),
  }
}

/** What an attachment is, for somebody of the ticket's company; undefined for everybody else. */
export const readAttachment = async (sql: Sql, account: Account, id: AttachmentId): Promise<{ readonly name: string; readonly kind: FileKind } | undefined> => {
  const [row] = await sql<{ name: string; kind: FileKind }>`
    select f.name, f.kind from ticket_attachments m join files f on f.id = m.file_id join tickets t on t.id = m.ticket_id
    where m.file_id = ${id} and ${ownCompany(sql, account)}`
  return row
}
