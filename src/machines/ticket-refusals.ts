import type { Refusal } from "./form.machine.ts"

/** The ticket was closed, perhaps by somebody else meanwhile. */
export const ticketClosed = { state: "ticketClosed", code: "TICKET_CLOSED", description: "The ticket is closed", outdated: true } as const satisfies Refusal

/** Why a ticket cannot be opened again. */
export const reopenRefusals = [
  { state: "notClosed", code: "TICKET_NOT_CLOSED", description: "The ticket is open already", outdated: true },
  { state: "tooLate", code: "REOPEN_TOO_LATE", description: "It was closed more than 14 days ago", outdated: true },
] as const satisfies readonly Refusal[]

/** What is wrong with what a ticket refers to. */
export const referenceRefusals = [
  { state: "fieldsMissing", code: "REQUIRED_FIELDS_MISSING", description: "The area needs a reference that is missing" },
  { state: "referenceNotFound", code: "REFERENCE_NOT_FOUND", description: "The company has no such order or product" },
] as const satisfies readonly Refusal[]

/** What the server finds wrong with a file that the form let pass. */
export const fileRefusals = [
  { state: "fileTooLarge", code: "TOO_LARGE", description: "A file is too large" },
  { state: "fileEmpty", code: "FILE_EMPTY", description: "A file is empty" },
  { state: "fileOfOtherType", code: "FILE_TYPE_NOT_ALLOWED", description: "The content of a file is not what its name says" },
] as const satisfies readonly Refusal[]

/** Why a ticket or an answer is not taken; any other refusal has no state of its own. */
export const sendingRefusals = [ticketClosed, ...referenceRefusals, ...fileRefusals] as const satisfies readonly Refusal[]
export type SendingRefusal = (typeof sendingRefusals)[number]

/** Why a ticket cannot be corrected. */
export const correctionRefusals = [
  ticketClosed,
  { state: "notMine", code: "TICKET_NOT_MINE", description: "Somebody else made the ticket" },
  { state: "alreadyAnswered", code: "TICKET_ALREADY_ANSWERED", description: "Support has answered meanwhile", outdated: true },
  ...referenceRefusals,
] as const satisfies readonly Refusal[]
