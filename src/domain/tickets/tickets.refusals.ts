import { attachmentRefusals } from "./attachments.refusals.ts";
import { fileCodes } from "../kit/files.refusals.ts";
import { withTexts } from "../kit/refusals.ts";

/** Refusals of the tickets area (business §4, §8). */
export const ticketRefusals = withTexts("ticket.refused", {
  TICKET_CLOSED: { spec: "business §4", means: "The ticket is closed", outdated: true },
  TICKET_NOT_CLOSED: { spec: "business §4", means: "The ticket is already open", outdated: true },
  REOPEN_TOO_LATE: { spec: "business §4", means: "It was closed more than 14 days ago", outdated: true },
  TICKET_NOT_MINE: { spec: "business §4", means: "Somebody else created the ticket" },
  TICKET_ALREADY_ANSWERED: { spec: "business §4", means: "Support has already answered", outdated: true },
  REQUIRED_FIELDS_MISSING: { spec: "business §8", means: "A reference that the area requires is missing" },
  REFERENCE_NOT_FOUND: { spec: "business §8", means: "The company has no such order, invoice or product" },
});
export type TicketRefusal = keyof typeof ticketRefusals;

/** The same with those of attached files. */
export const sendingRefusals = { ...ticketRefusals, ...attachmentRefusals };

/** Which call may answer which: read by the call records, the machines and the samples. */
const referenceCodes = [
  "REQUIRED_FIELDS_MISSING",
  "REFERENCE_NOT_FOUND",
] as const satisfies readonly TicketRefusal[];
export type ReferenceCode = (typeof referenceCodes)[number];
export const answerCodes = ["TICKET_CLOSED", ...fileCodes] as const;
export const creationCodes = [...referenceCodes, ...fileCodes] as const;
/** Refusals of the three calls that send a ticket or an answer. */
export const sendingCodes = ["TICKET_CLOSED", ...creationCodes] as const;
export type SendingCode = (typeof sendingCodes)[number];
export const correctionCodes = [
  "TICKET_CLOSED",
  "TICKET_NOT_MINE",
  "TICKET_ALREADY_ANSWERED",
  ...referenceCodes,
] as const satisfies readonly TicketRefusal[];
export const closeCodes = ["TICKET_CLOSED"] as const satisfies readonly TicketRefusal[];
export const reopenCodes = [
  "TICKET_NOT_CLOSED",
  "REOPEN_TOO_LATE",
] as const satisfies readonly TicketRefusal[];
