import * as Schema from "effect/Schema"
import { listFields, pageOf } from "../domain/list.ts"
import { AttachmentId, Ticket, ticketColumns, TicketFields, TicketFilter, TicketId, TicketReceipt, TicketSummary } from "../domain/ticket.ts"
import { MAX_FILES, ticketAttachment } from "../domain/upload.ts"
import { call, data, file, form, multipart } from "./call.ts"

/** Creates a ticket with its files (shell §7). */
export const createTicket = call({
  path: "/api/createTicket", summary: "Ask support for help", access: "tickets", kind: "write",
  body: multipart(TicketFields, ticketAttachment, MAX_FILES), answer: data(TicketReceipt), failures: ["FILE_EMPTY", "FILE_TYPE_NOT_ALLOWED", "TOO_LARGE"],
})

export const getTickets = call({
  path: "/api/getTickets", summary: "The tickets that the visitor may read, a page at a time", access: "tickets", kind: "read",
  body: form(Schema.Struct(listFields(ticketColumns, TicketFilter))), answer: data(pageOf(TicketSummary)), failures: [],
})

export const getTicket = call({
  path: "/api/getTicket", summary: "One ticket with its thread", access: "tickets", kind: "read",
  body: form(Schema.Struct({ id: TicketId })), answer: data(Ticket), failures: [],
})

export const getTicketAttachment = call({
  path: "/api/getTicketAttachment", summary: "A file of a ticket", access: "tickets", kind: "read",
  body: form(Schema.Struct({ id: AttachmentId })), answer: file, failures: [],
})
