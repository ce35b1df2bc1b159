import type { Ticket, TicketId } from "../../../domain/tickets/ticket.ts";
import type { ResourceRef } from "../../../machines/kit/resource.machine.ts";
import type { ticketCorrectionMachine } from "../../../machines/tickets/ticket-correction.machine.ts";
import type { ticketCreationMachine } from "../../../machines/tickets/ticket-creation.machine.ts";
import { createActorContext } from "../../actors/screen-actors.ts";

/** The actor logic of the ticket screens beside what they read and write by calls. */
export interface TicketsActors {
  readonly correction: typeof ticketCorrectionMachine;
  /** Writes tickets and answers, with drafts stored in the account. */
  readonly writing: typeof ticketCreationMachine;
}

export type TicketRef = ResourceRef<{ readonly id: TicketId }, Ticket>;

export const [TicketsActorsProvider, useTicketsActors] = createActorContext<TicketsActors>("tickets");
