/** Closes a ticket, opens it again, puts it on hold or takes it up again (business §4). */
import type { ActorRefFrom } from "xstate"
import type { Ticket } from "../domain/ticket.ts"
import { checkStep, type AboutTicket, type StepFields, type StepRequest } from "../domain/ticket-step.ts"
import { createFormMachine } from "./product-form.ts"
import { reopenRefusals, ticketClosed } from "./ticket-refusals.ts"

export const ticketStepMachine = createFormMachine<AboutTicket, StepFields, StepRequest, Ticket>({
  id: "ticketStep", description: "Takes a step with a ticket", screen: "ticket", keeps: true, check: checkStep, refusals: [ticketClosed, ...reopenRefusals],
})

export type TicketStepRef = ActorRefFrom<typeof ticketStepMachine>
