/** Corrects subject and references of one's own ticket, until the first answer (business §4). */
import { problemBy } from "../../domain/kit/checked.ts";
import { pick } from "../../domain/kit/refusals.ts";
import { correctionCodes, ticketRefusals } from "../../domain/tickets/tickets.refusals.ts";
import type { Ticket } from "../../domain/tickets/ticket.ts";
import { checkCorrection, type CorrectionValues } from "../../domain/tickets/ticket-form.ts";
import { createFormMachine, type FormRef } from "../kit/form.machine.ts";

export const ticketCorrectionMachine = createFormMachine<CorrectionValues, Ticket>({
  id: "ticketCorrection",
  description: "Corrects a ticket",
  spec: "business §4",
  screen: "ticket",
  afterwards: "keep",
  fields: ["subject", "area", "order", "invoice", "serial"],
  problemOf: problemBy(checkCorrection),
  refusals: pick(ticketRefusals, correctionCodes),
});

export type TicketCorrectionRef = FormRef<CorrectionValues, Ticket>;
