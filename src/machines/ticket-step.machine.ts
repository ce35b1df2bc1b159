/** Closes a ticket, opens it again, puts it on hold or takes it up again (business §4). */
import { problemBy } from "../domain/checked.ts"
import type { Ticket } from "../domain/ticket.ts"
import { checkStep, type StepValues } from "../domain/ticket-step.ts"
import { createFormMachine, type FormRef } from "./form.machine.ts"
import { reopenRefusals, ticketClosed } from "./ticket-refusals.ts"

export const ticketStepMachine = createFormMachine<StepValues, Ticket>({
  id: "ticketStep", description: "Takes a step with a ticket", spec: "business §4", screen: "ticket",
  afterwards: "keep", fields: ["step"], problemOf: problemBy(checkStep),
  refusals: [ticketClosed, ...reopenRefusals],
})

export type TicketStepRef = FormRef<StepValues, Ticket>
