import { DEFAULT_PAGE_SIZE } from "../../../domain/list.ts"
import type { Attachment, Ticket, TicketSummary } from "../../../domain/ticket.ts"
import { read, write, type Place } from "./place.ts"
import { day, known } from "./samples.ts"

const id = "T-2026-000007" as Ticket["id"]
const file: Attachment = { id: "desk-file" as Attachment["id"], name: "device.log", size: 1500, picture: false }

const summary: TicketSummary = {
  id, date: day("02-03"), subject: "Relay clicks", status: known("open"), creator: "Robin Nord", answerCount: 1, lastActivity: day("02-04"), unreadAnswers: 0, mine: true,
}

const ticket: Ticket = {
  id, date: day("02-03"), subject: "Relay clicks", message: "The relay clicks all night.", creator: "Robin Nord", status: known("open"), attachments: [file],
  answers: [{ id: "a1", date: day("02-04"), author: "Support", side: "support", message: "Please update the Miniserver.", attachments: [] }],
  mine: true, area: null, references: { order: null, invoice: null, serial: null }, remoteConnect: null, closedAt: null,
}

const path = `/ticket/${id}/`

export const places: readonly Place[] = [
  read("tickets", "/tickets/", { key: "tickets", call: "/api/getTickets", request: { page: 1, page_size: DEFAULT_PAGE_SIZE, sort: "-lastActivity" }, sample: { rows: [summary], total: 1 } }),
  read("ticket", path, { key: "ticket-", call: "/api/getTicket", id, request: { id }, sample: ticket }),
  write("ticket", path, { key: "attachment-file-", call: "/api/getTicketAttachment", id: file.id, request: { id: file.id, name: file.name }, sample: undefined }),
]
