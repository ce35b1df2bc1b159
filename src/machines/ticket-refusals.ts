import type { Refusal } from "./form.machine.ts"

/** The ticket was closed, perhaps by somebody else meanwhile. */
export const ticketClosed = { state: "ticketClosed", code: "TICKET_CLOSED", description: "The ticket is closed" } as const satisfies Refusal

/** Why a ticket cannot be opened again. */
export const reopenRefusals = [
  { state: "notClosed", code: "TICKET_NOT_CLOSED", description: "The ticket is open already" },
  { state: "tooLate", code: "REOPEN_TOO_LATE", description: "It was closed more than 14 days ago" },
] as const satisfies readonly Refusal[]

/** Why a ticket cannot be corrected. */
export const correctionRefusals = [
  ticketClosed,
  { state: "notMine", code: "TICKET_NOT_MINE", description: "Somebody else made the ticket" },
  { state: "alreadyAnswered", code: "TICKET_ALREADY_ANSWERED", description: "Support has answered meanwhile" },
  { state: "fieldsMissing", code: "REQUIRED_FIELDS_MISSING", description: "The area needs a reference that is missing" },
  { state: "referenceNotFound", code: "REFERENCE_NOT_FOUND", description: "The company has no such order or product" },
] as const satisfies readonly Refusal[]
