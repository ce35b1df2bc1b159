import * as Schema from "effect/Schema"
import { TicketId } from "../../src/domain/ticket.ts"
import { isPicture } from "../../src/domain/upload.ts"
import { fileAnswer, notFound, type Handlers } from "../http/handler.ts"
import { keepFile } from "../files/kept-files.ts"
import { mediaTypes } from "../files/media-types.ts"
import { searchTextOf, fold } from "./fold.ts"
import { listTickets, readAttachment, readTicket } from "./tickets.sql.ts"

const toId = Schema.decodeSync(TicketId)

/** `T-2026-000123`: the year of the ticket, and a number that goes on over the years. */
export const ticketId = (year: number, number: number): string => `T-${year}-${String(number).padStart(6, "0")}`

/** Tickets (business §3): who holds the right reads those of the company, an end customer's company being the person alone. */
export const ticketsHandlers: Handlers<"createTicket" | "getTickets" | "getTicket" | "getTicketAttachment"> = {
  createTicket: async ({ sql, account, now, files, fileStore }, { department, ticket_subject: subject, ticket_description: message }) => {
    const moment = now()
    const [next] = await sql<{ number: number }>`select nextval('ticket_number') as number`
    if (next === undefined) throw new TypeError("a sequence always has a next number")
    const id = ticketId(moment.getUTCFullYear(), next.number)
    await sql`
      insert into tickets (id, company_id, account_id, department, subject, subject_key, message, search_text, status, created_at, last_activity_at)
      values (${id}, ${account.companyId}, ${account.id}, ${department}, ${subject}, ${fold(subject)}, ${message}, ${searchTextOf(id, subject, message)},
        'open', ${moment}, ${moment})`
    for (const [position, file] of files.entries()) {
      const fileId = await keepFile(sql, fileStore, file, moment)
      await sql`insert into ticket_attachments (file_id, ticket_id, position) values (${fileId}, ${id}, ${position})`
    }
    return { ticketId: toId(id) }
  },
  getTickets: ({ sql, account }, request) => listTickets(sql, account, request),
  getTicket: async ({ sql, account }, { id }) => (await readTicket(sql, account, id)) ?? notFound,
  getTicketAttachment: async ({ sql, account, fileStore }, { id }) => {
    const attachment = await readAttachment(sql, account, id)
    const stream = attachment === undefined ? undefined : await fileStore.open(id)
    if (attachment === undefined || stream === undefined) return notFound
    return fileAnswer(stream, attachment.name, mediaTypes[attachment.kind], { inline: isPicture(attachment.kind) })
  },
}
