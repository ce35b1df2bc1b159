/** Closes, reopens, holds or resumes a ticket (business §4). */
import { problemBy } from "../../domain/kit/checked.ts";
import { pick } from "../../domain/kit/refusals.ts";
import { closeCodes, reopenCodes, ticketRefusals } from "../../domain/tickets/tickets.refusals.ts";
import type { Ticket } from "../../domain/tickets/ticket.ts";
import { checkStep, type StepValues } from "../../domain/tickets/ticket-step.ts";
import { createFormMachine, type FormRef } from "../kit/form.machine.ts";

export const ticketStepMachine = createFormMachine<StepValues, Ticket>({
  id: "ticketStep",
  description: "Closes, reopens, holds or resumes a ticket",
  spec: "business §4",
  screen: "ticket",
  afterwards: "keep",
  fields: ["step"],
  problemOf: problemBy(checkStep),
  // A press of a button chooses it: there is no field at which a refusal can be told.
  isShown: false,
  refusals: pick(ticketRefusals, [...closeCodes, ...reopenCodes]),
});

export type TicketStepRef = FormRef<StepValues, Ticket>;
