/** Subject and references of an own ticket, corrected until the first answer (business §4). */
import type { ActorRefFrom } from "xstate"
import type { Ticket } from "../domain/ticket.ts"
import { checkCorrection, type CorrectionFields, type CorrectionRequest } from "../domain/ticket-form.ts"
import type { AboutTicket } from "../domain/ticket-step.ts"
import { createFormMachine } from "./product-form.ts"
import { correctionRefusals } from "./ticket-refusals.ts"

export const ticketCorrectionMachine = createFormMachine<AboutTicket, CorrectionFields, CorrectionRequest, Ticket>({
  id: "ticketCorrection", description: "Corrects a ticket", screen: "ticket", keeps: true, check: checkCorrection, refusals: correctionRefusals,
})

export type TicketCorrectionRef = ActorRefFrom<typeof ticketCorrectionMachine>
