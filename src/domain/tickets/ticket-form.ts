import { isBlank } from "../kit/blank.ts";
import { found, type Check, type Problems } from "../kit/checked.ts";
import type { InputProblem } from "../kit/field-problems.ts";
import { typed } from "../kit/typed.ts";
import type { OrderId } from "../orders/order-summary.ts";
import { type SerialNumber } from "../products/serial-number.ts";
import { readSerial, serialFault } from "../products/typed-serial.ts";
import { SUBJECT_LIMIT, DESCRIPTION_LIMIT, type Ticket, type TicketId } from "./ticket.ts";
import type { InvoiceNumber } from "../invoices/document.ts";
import { missingReference, neededReference, type TicketAreaCode } from "./ticket-area.ts";
import type { TicketDraft } from "./ticket-draft.ts";

/** The details of a ticket as form values; empty fields were not filled in. */
export interface TicketDetails {
  readonly subject: string;
  readonly department: string;
  readonly area: TicketAreaCode | "";
  readonly order: string;
  readonly invoice: string;
  readonly serial: string;
  /** The id of an attached connection test of the product. */
  readonly remoteConnect: string;
}

export const noDetails: TicketDetails = {
  subject: "",
  department: "",
  area: "",
  order: "",
  invoice: "",
  serial: "",
  remoteConnect: "",
};

/** The fields of a form: only a message, an answer (a message, files or both), also a subject, or guided with an area first. */
export type TicketForm = "message" | "answer" | "plain" | "guided";

/** True for a form that asks for more than the message. */
export const hasDetails = (form: TicketForm): boolean => form === "plain" || form === "guided";

/** The references of a ticket, with the keys of the calls. */
export interface TicketAbout {
  readonly area?: TicketAreaCode;
  readonly order?: OrderId;
  readonly invoice?: InvoiceNumber;
  readonly serial?: SerialNumber;
  readonly remote_connect?: string;
}

/** All fields of all forms. */
export type TicketText = TicketDetails & { readonly message: string };
export type TicketProblems = Problems<TicketText>;

/** The fields of a ticket in the order of the screen. */
export const ticketFields = [
  "area",
  "order",
  "invoice",
  "serial",
  "subject",
  "message",
] as const satisfies readonly (keyof TicketText)[];

/** A number as it is sent. */
const referenceOf = (text: string): string => typed(text, "code").trim();

/** The filled-in references in the format of the calls; an invalid serial number is left out. */
export const aboutOf = ({ area, order, invoice, serial, remoteConnect }: TicketDetails): TicketAbout => {
  const read = readSerial(serial);
  const [orderId, invoiceNumber] = [referenceOf(order), referenceOf(invoice)];
  return {
    ...(area === "" ? {} : { area }),
    ...(orderId === "" ? {} : { order: orderId as OrderId }),
    ...(invoiceNumber === "" ? {} : { invoice: invoiceNumber as InvoiceNumber }),
    ...(read === undefined ? {} : { serial: read }),
    ...(remoteConnect === "" || read === undefined ? {} : { remote_connect: remoteConnect }),
  };
};

const text = (value: string, limit: number): InputProblem | undefined =>
  isBlank(value) ? "MISSING" : value.length > limit ? "TOO_LONG" : undefined;

const referenceProblems = (
  details: TicketDetails,
): Partial<Record<keyof TicketDetails, InputProblem | undefined>> => {
  const missing = missingReference(details.area === "" ? undefined : details.area, aboutOf(details));
  return {
    ...(missing === undefined ? {} : { [missing]: "MISSING" }),
    ...(!isBlank(details.serial) && readSerial(details.serial) === undefined
      ? { serial: serialFault(details.serial) }
      : {}),
  };
};

/** A form without references. */
export const nothingReferred = { order: "", invoice: "", serial: "", remoteConnect: "" } as const;

/** The details that a form shows: the guided one asks only for what the area needs; hidden fields are neither checked nor sent. */
export const shownDetails = (form: TicketForm, details: TicketDetails): TicketDetails => {
  if (form !== "guided") return details;
  const shown = referencesOf(details.area);
  return {
    ...details,
    ...nothingReferred,
    ...Object.fromEntries(shown.map((name) => [name, details[name]])),
    ...(shown.includes("serial") ? { remoteConnect: details.remoteConnect } : {}),
  };
};

/** The details after a change; the connection test is removed when its product changes. */
export const changedDetails = (details: TicketDetails, change: Partial<TicketDetails>): TicketDetails => {
  const same = change.serial === undefined || readSerial(change.serial) === readSerial(details.serial);
  return { ...details, ...(same ? {} : { remoteConnect: "" }), ...change };
};

/** The problems of a ticket before it is sent; empty if valid (business §5). An answer with a file needs no message. */
export const ticketProblems = (
  form: TicketForm,
  { message, ...typed }: TicketText,
  hasFiles: boolean,
): TicketProblems => {
  const details = shownDetails(form, typed);
  const isFileAlone = form === "answer" && hasFiles && isBlank(message);
  const written: TicketProblems = found<TicketText>({
    message: isFileAlone ? undefined : text(message, DESCRIPTION_LIMIT),
  });
  if (!hasDetails(form)) return written;
  return found<TicketText>({
    ...(form === "guided" && details.area === "" ? { area: "MISSING" } : {}),
    subject: text(details.subject, SUBJECT_LIMIT),
    ...written,
    ...referenceProblems(details),
  });
};

/** The draft of form values, without empty fields. */
export const draftFromText = (
  { message, subject, ...details }: TicketText,
  fileNames: readonly string[],
): TicketDraft => ({
  subject,
  message,
  fileNames,
  ...Object.fromEntries(Object.entries(details).filter(([, value]) => value !== "")),
});

/** A saved draft as form values. */
export const textFromDraft = (draft: TicketDraft): TicketText => {
  const { subject, message, department, area, order, invoice, serial, remoteConnect } = {
    ...noDetails,
    ...draft,
  };
  return { subject, message, department, area, order, invoice, serial, remoteConnect };
};

/** The fields of a ticket correction. */
export type CorrectionFields = Omit<TicketDetails, "department" | "remoteConnect">;
export interface CorrectionValues extends CorrectionFields {
  readonly id: TicketId;
}
export interface CorrectionRequest extends Omit<TicketAbout, "remote_connect"> {
  readonly id: TicketId;
  readonly ticket_subject: string;
}

export const correctionOf = ({
  id,
  subject,
  area,
  references: { order, invoice, serial },
}: Ticket): CorrectionValues => ({
  id,
  subject,
  area: area?._tag === "Known" ? area.code : "",
  order: order ?? "",
  invoice: invoice ?? "",
  serial: serial ?? "",
});

/** Checks the correction form of a ticket without an answer. */
export const checkCorrection: Check<CorrectionValues, CorrectionRequest> = ({ id, ...fields }) => {
  const details = { ...noDetails, ...fields };
  const problems = found<CorrectionValues>({
    subject: text(fields.subject, SUBJECT_LIMIT),
    ...referenceProblems(details),
  });
  if (Object.keys(problems).length > 0) return { _tag: "Invalid", problems };
  return { _tag: "Valid", request: { id, ticket_subject: fields.subject.trim(), ...aboutOf(details) } };
};

/** The reference that a form asks for: the one that the area requires, if any. */
export const referencesOf = (area: TicketAreaCode | ""): readonly ("order" | "invoice" | "serial")[] => {
  const needed = area === "" ? undefined : neededReference[area];
  return needed === undefined ? [] : [needed];
};
