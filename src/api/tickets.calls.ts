import * as Schema from "effect/Schema";
import { Flag } from "../domain/kit/flag.ts";
import { pick } from "../domain/kit/refusals.ts";
import { fileCodes } from "../domain/kit/files.refusals.ts";
import {
  answerCodes,
  closeCodes,
  correctionCodes,
  creationCodes,
  reopenCodes,
  ticketRefusals,
} from "../domain/tickets/tickets.refusals.ts";
import { KnowledgeEntry } from "../domain/tickets/knowledge.ts";
import { locales } from "../domain/shell/locale.ts";
import { OrderId } from "../domain/orders/order-summary.ts";
import { TypedSerial } from "../domain/products/typed-serial.ts";
import {
  AttachmentId,
  DESCRIPTION_LIMIT,
  SUBJECT_LIMIT,
  Ticket,
  TicketFields,
  TicketId,
  TicketReceipt,
} from "../domain/tickets/ticket.ts";
import { typedCode } from "../domain/kit/typed-text.ts";
import { InvoiceNumber } from "../domain/invoices/document.ts";
import { ticketAreas } from "../domain/tickets/ticket-area.ts";
import { DraftKey, SavedDraft, TicketDraft } from "../domain/tickets/ticket-draft.ts";
import { ticketFiles } from "../domain/tickets/ticket-files.ts";
import { helpAttachment, MAX_FILES, ticketAttachment } from "../domain/kit/upload.ts";
import { call, data, file, form, multipart, Nothing } from "./call.ts";

const access = "tickets";
const byId = form(Schema.Struct({ id: TicketId }));
const byKey = form(Schema.Struct({ key: DraftKey }));

/** The ticket's references; empty fields are left out. */
const references = {
  area: Schema.optionalKey(Schema.Literals(ticketAreas)),
  order: Schema.optionalKey(typedCode(OrderId)),
  invoice: Schema.optionalKey(typedCode(InvoiceNumber)),
  serial: Schema.optionalKey(TypedSerial),
};

/** Creates a ticket with its files (shell §7). */
export const createTicket = call({
  path: "/api/createTicket",
  summary: "Ask support for help",
  access,
  kind: "write",
  body: multipart(TicketFields, helpAttachment, MAX_FILES, ({ ticket_subject: subject = "" }) =>
    ticketFiles(subject),
  ),
  answer: data(TicketReceipt),
  failures: fileCodes,
});

/** createTicket with references: createTicket itself has exactly the fields of the spec. */
export const createGuidedTicket = call({
  path: "/api/createGuidedTicket",
  summary: "Ask support for help about an order, an invoice or a product",
  access,
  kind: "write",
  body: multipart(
    Schema.Struct({
      ...TicketFields.fields,
      ...references,
      remote_connect: Schema.optionalKey(Schema.NonEmptyString.check(Schema.isMaxLength(64))),
    }),
    ticketAttachment,
    MAX_FILES,
  ),
  answer: data(TicketReceipt),
  failures: creationCodes,
});

export const getTicket = call({
  path: "/api/getTicket",
  summary: "One ticket with its thread",
  access,
  kind: "read",
  topics: ["tickets"],
  body: byId,
  answer: data(Ticket),
  failures: [],
});

export const markTicketRead = call({
  path: "/api/markTicketRead",
  summary: "Mark the answers of a ticket as read",
  access,
  kind: "write",
  body: byId,
  answer: data(Nothing),
  failures: [],
});

/** Answers a ticket as support if the person is staff; an answer of the company ends a hold. */
export const answerTicket = call({
  path: "/api/answerTicket",
  summary: "Answer in a ticket, with files",
  access,
  kind: "write",
  body: multipart(
    Schema.Struct({
      id: TicketId,
      // Blank only where there is a file.
      message: Schema.String.check(Schema.isMaxLength(DESCRIPTION_LIMIT)),
    }),
    ticketAttachment,
    MAX_FILES,
  ),
  answer: data(Ticket),
  failures: answerCodes,
});

/** Changes subject and references of one's own ticket, until the first answer. References that are left out are removed. */
export const updateTicket = call({
  path: "/api/updateTicket",
  summary: "Correct a ticket that nobody has answered yet",
  access,
  kind: "write",
  body: form(
    Schema.Struct({
      id: TicketId,
      ticket_subject: Schema.String.check(Schema.isPattern(/\S/), Schema.isMaxLength(SUBJECT_LIMIT)),
      ...references,
    }),
  ),
  answer: data(Ticket),
  failures: correctionCodes,
});

export const closeTicket = call({
  path: "/api/closeTicket",
  summary: "Close a ticket",
  access,
  kind: "write",
  body: byId,
  answer: data(Ticket),
  refusals: pick(ticketRefusals, closeCodes),
});

export const reopenTicket = call({
  path: "/api/reopenTicket",
  summary: "Open a ticket again, within 14 days of its closing",
  access,
  kind: "write",
  body: byId,
  answer: data(Ticket),
  refusals: pick(ticketRefusals, reopenCodes),
});

export const getTicketDraft = call({
  path: "/api/getTicketDraft",
  summary: "What was kept of a ticket that was not sent",
  access,
  kind: "read",
  body: byKey,
  answer: data(Schema.NullOr(SavedDraft)),
  failures: [],
});

export const saveTicketDraft = call({
  path: "/api/saveTicketDraft",
  summary: "Keep a ticket that is not sent yet; the last one to save wins",
  access,
  kind: "write",
  sets: true,
  body: form(Schema.Struct({ key: DraftKey, draft: Schema.fromJsonString(TicketDraft) })),
  answer: data(SavedDraft),
  failures: [],
});

export const discardTicketDraft = call({
  path: "/api/discardTicketDraft",
  summary: "Forget a draft",
  access,
  kind: "write",
  body: byKey,
  answer: data(Nothing),
  failures: [],
});

export const getKnowledge = call({
  path: "/api/getKnowledge",
  summary: "Known answers, in the reader's language",
  access,
  kind: "read",
  body: form(
    Schema.Struct({
      instance: Schema.Literals(locales),
      area: Schema.optionalKey(Schema.Literals(ticketAreas)),
    }),
  ),
  answer: data(Schema.Array(KnowledgeEntry)),
  failures: [],
});

export const getTicketAttachment = call({
  path: "/api/getTicketAttachment",
  summary: "A file of a ticket",
  access: "tickets",
  kind: "read",
  body: form(Schema.Struct({ id: AttachmentId })),
  answer: file,
  failures: [],
});

/** Answers the ticket to those who may read tickets, and nothing of it to other staff. */
export const holdTicket = call({
  path: "/api/holdTicket",
  summary: "Put a ticket on hold, or take it up again",
  access: "ticketStaff",
  kind: "write",
  body: form(Schema.Struct({ id: TicketId, hold: Flag })),
  answer: data(Schema.NullOr(Ticket)),
  refusals: pick(ticketRefusals, closeCodes),
});
