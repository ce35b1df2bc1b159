import type { ServerTextKey } from "./text-key.ts";

type LetterOf<Key> = Key extends `letter.${infer Kind}.subject` ? Kind : never;

/** The kinds of e-mail about accounts, trainings, the conference, submissions and reference projects, and the values that subject and body of each name. */
export const letterValues = {
  code: ["code"],
  reset: ["link"],
  invitation: ["inviter", "company", "link"],
  activation: ["link"],
  emailChange: ["email", "link"],
  emailChangeAsked: ["email", "link"],
  emailTaken: ["email"],
  emailChanged: ["email"],
  passwordChanged: [],
  welcome: ["link"],
  underReview: ["link"],
  licenceApproved: ["company", "link"],
  licenceDeclined: ["company", "reason"],
  trainingBooked: ["training", "when", "place", "until", "link"],
  trainingBookedLate: ["training", "when", "place", "link"],
  trainingWaiting: ["training", "when", "place", "link"],
  trainingMovedUp: ["training", "when", "place", "until", "link"],
  trainingCancelled: ["training", "when", "place", "link"],
  trainingWithdrawn: ["training", "when", "place", "link"],
  conferenceRegistered: ["people", "conference", "when", "place", "link"],
  conferenceWaiting: ["people", "conference", "when", "place", "link"],
  conferenceOffered: ["people", "conference", "when", "place", "until", "link"],
  conferenceLapsed: ["people", "until", "conference", "when", "link"],
  conferenceWithdrawn: ["people", "conference", "when", "place", "link"],
  vatInvalid: ["company", "vatId", "link"],
  pioneerTaken: ["submission", "model", "link"],
  pioneerClosed: ["submission", "model", "reason", "code", "link"],
  referenceApproved: ["title", "link"],
  referenceDeclined: ["title", "reason", "link"],
} as const satisfies Readonly<Record<LetterOf<ServerTextKey>, readonly string[]>>;
export type LetterKind = keyof typeof letterValues;

/** The values that the other texts of the server name, and the `count` of those with plural forms; a text that is not here names none. A test compares the catalogues with it. */
export const textValues = {
  "letter.greeting": ["name"],
  "notification.order_sent.subject": ["name", "count"],
  "notification.order_sent.intro": ["count"],
  "notification.invoice_due.subject": ["name", "count"],
  "notification.invoice_due.intro": ["count"],
  "notification.invoice_due.line": ["number", "day"],
  "notification.ticket_answer.subject": ["name", "count"],
  "notification.ticket_answer.intro": ["count"],
  "notification.service_expiring.subject": ["name", "count"],
  "notification.service_expiring.intro": ["count"],
  "notification.service_expiring.line": ["service", "serial", "day"],
  "notification.training_reminder.subject": ["name", "count"],
  "notification.training_reminder.intro": ["count"],
  "notification.reference_online.subject": ["name", "count"],
  "notification.reference_online.intro": ["count"],
  "notification.why": ["choice", "link"],
  "notification.ask.title": ["choice"],
  "notification.done.text": ["choice"],
  "document.page": ["page", "pages"],
  "document.invoice.title.invoice": ["number"],
  "document.invoice.title.credit_note": ["number"],
  "document.invoice.vat": ["rate", "net"],
  "document.invoice.settled": ["number", "day"],
  "document.delivery_note.title": ["number"],
  "document.statement.title": ["day"],
  "document.statement.intro": ["day"],
  "document.statement.nothing": ["day"],
  "document.registration.intro": ["serial", "owner"],
  "document.certificate.intro": ["participant"],
  "partner_page.open_until": ["when"],
  "partner_page.closed_until": ["when"],
  "reference_page.by": ["company"],
} as const satisfies Readonly<Partial<Record<ServerTextKey, readonly string[]>>>;

type NamesIn<Key> = Key extends keyof typeof textValues
  ? (typeof textValues)[Key][number]
  : Key extends `letter.${infer Kind extends LetterKind}.${string}`
    ? (typeof letterValues)[Kind][number]
    : never;

/** What a text is asked for with, beside its key: nothing for one that names no values. */
export type ValuesOf<Key> = [NamesIn<Key>] extends [never]
  ? []
  : [values: Readonly<Record<NamesIn<Key>, string | number>>];
