import type { Checked } from "./product-forms.ts"
import type { TicketId } from "./ticket.ts"

/** What can be done with a ticket besides writing in it; holding is staff's. */
export type TicketStep = "close" | "reopen" | "hold" | "resume"

/** The ticket that a form is about. */
export interface AboutTicket { readonly id: TicketId }
/** Nothing is chosen until a button is pressed. */
export interface StepFields { readonly step: TicketStep | "" }
export type StepRequest = AboutTicket & { readonly step: TicketStep }

/** A step needs nothing but the ticket. */
export const checkStep = ({ id }: AboutTicket, { step }: StepFields): Checked<StepFields, StepRequest> =>
  (step === "" ? { _tag: "Invalid", problems: { step: "missing" } } : { _tag: "Valid", request: { id, step } })
