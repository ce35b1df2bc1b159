import * as Schema from "effect/Schema";
import { codeOf } from "../kit/known-code.ts";
import { InvoiceNumber } from "../invoices/document.ts";
import { OrderId } from "../orders/order-summary.ts";
import { RemoteConnectResult } from "../products/remote-connect.ts";
import { noReferences, TicketArea, TicketReferences } from "./ticket-area.ts";

export const TicketId = Schema.NonEmptyString.check(Schema.isMaxLength(40)).pipe(Schema.brand("TicketId"));
export type TicketId = typeof TicketId.Type;
export const AttachmentId = Schema.NonEmptyString.check(Schema.isMaxLength(64)).pipe(
  Schema.brand("AttachmentId"),
);
export type AttachmentId = typeof AttachmentId.Type;

/** Ticket status (business §4). */
export const ticketStatuses = ["open", "on_hold", "closed"] as const;
export const TicketStatus = codeOf(ticketStatuses);
export type TicketStatus = typeof TicketStatus.Type;

export const SUBJECT_LIMIT = 200;
export const DESCRIPTION_LIMIT = 20_000;

/** The text fields of createTicket (shell §7); files are sent beside them. */
export const TicketFields = Schema.Struct({
  department: Schema.NonEmptyString.check(Schema.isMaxLength(60)),
  ticket_subject: Schema.NonEmptyString.check(Schema.isMaxLength(SUBJECT_LIMIT)),
  /** Sent only if not blank (shell §5). */
  ticket_description: Schema.String.check(Schema.isPattern(/\S/), Schema.isMaxLength(DESCRIPTION_LIMIT)),
});
export type TicketFields = typeof TicketFields.Type;

/** The answer of createTicket. */
export const TicketReceipt = Schema.Struct({ ticketId: TicketId });
export type TicketReceipt = typeof TicketReceipt.Type;

export const Attachment = Schema.Struct({
  id: AttachmentId,
  name: Schema.String,
  size: Schema.Int,
  picture: Schema.Boolean,
});
export type Attachment = typeof Attachment.Type;

export const TicketSummary = Schema.Struct({
  id: TicketId,
  date: Schema.DateFromString,
  subject: Schema.String,
  status: TicketStatus,
  creator: Schema.String,
  answerCount: Schema.Int,
  /** Support's answers that the reader has not opened. */
  unreadAnswers: Schema.Int,
  /** The reader created it. */
  mine: Schema.Boolean,
  lastActivity: Schema.DateFromString,
});
export type TicketSummary = typeof TicketSummary.Type;

export const TicketAnswer = Schema.Struct({
  id: Schema.String,
  date: Schema.DateFromString,
  author: Schema.String,
  /** Support staff, or a member of the company. */
  side: Schema.Literals(["support", "customer"]),
  message: Schema.String,
  attachments: Schema.Array(Attachment),
});
export type TicketAnswer = typeof TicketAnswer.Type;

/** One ticket with its messages (business §3). */
export const Ticket = Schema.Struct({
  id: TicketId,
  date: Schema.DateFromString,
  subject: Schema.String,
  message: Schema.String,
  creator: Schema.String,
  status: TicketStatus,
  attachments: Schema.Array(Attachment),
  answers: Schema.Array(TicketAnswer),
  /** The reader created it. */
  mine: Schema.Boolean,
  /** The area, if one was given. */
  area: Schema.NullOr(TicketArea),
  references: TicketReferences,
  /** An attached connection test of the product. */
  remoteConnect: Schema.NullOr(RemoteConnectResult),
  closedAt: Schema.NullOr(Schema.DateFromString),
});
export type Ticket = typeof Ticket.Type;

/** The subject of a ticket without a department (shell §9). */
export const defaultTicketSubject = "Portal Ticket";

/** The subject of the help overlay (shell §3): an order or an invoice by its number, or a problem with the portal. */
export type HelpSubject =
  | { readonly type: "order" | "invoice"; readonly no: string }
  | { readonly type: "problem" };

/** The subject of a help request (shell §9). */
export const helpSubject = (subject: HelpSubject): string =>
  subject.type === "problem"
    ? defaultTicketSubject
    : `Portal - ${subject.type === "order" ? "Order" : "Invoice"} #${subject.no}`;

const helpNumber = /^Portal - (Order|Invoice) #(\S{1,40})$/;

/** The order or invoice that the help overlay was opened for: its subject is all that says so (shell §7, §9). */
export const referencesOfSubject = (subject: string): TicketReferences => {
  const [, kind, number] = helpNumber.exec(subject) ?? [];
  if (number === undefined) return noReferences;
  return kind === "Order"
    ? { ...noReferences, order: OrderId.make(number) }
    : { ...noReferences, invoice: InvoiceNumber.make(number) };
};

/** Department ids by account country, from the configuration; `default` is for all other countries (shell §9). */
export type Departments = Readonly<Record<string, string>> & { readonly default: string };

const sharedDepartment: Readonly<Record<string, string>> = { BE: "BENELUX", NL: "BENELUX", LU: "BENELUX" };

/** The department for a country's tickets (shell §9). */
export const ticketDepartment = (country: string, departments: Departments): string => {
  const key = sharedDepartment[country] ?? country;
  return Object.hasOwn(departments, key) ? (departments[key] ?? departments.default) : departments.default;
};
