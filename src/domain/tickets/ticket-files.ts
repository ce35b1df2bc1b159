import { helpAttachment, ticketAttachment, type UploadRule } from "../kit/upload.ts";
import { defaultTicketSubject, helpSubject } from "./ticket.ts";

const helpSubjects = [helpSubject({ type: "order", no: "" }), helpSubject({ type: "invoice", no: "" })];

/** The rule for the files of a new ticket: what the help overlay sends is known by its subject (docs/decisions/forms.md). */
export const ticketFiles = (subject: string): UploadRule =>
  subject === defaultTicketSubject || helpSubjects.some((begin) => subject.startsWith(begin))
    ? helpAttachment
    : ticketAttachment;
