import type { Check } from "../kit/checked.ts";
import type { TicketId } from "./ticket.ts";

/** What can be done with a ticket besides writing in it; holding is staff's. */
export type TicketStep = "close" | "reopen" | "hold" | "resume";

/** Nothing is chosen until a button is pressed. */
export interface StepValues {
  readonly id: TicketId;
  readonly step: TicketStep | "";
}
export interface StepRequest extends StepValues {
  readonly step: TicketStep;
}

/** A step needs nothing but the ticket. */
export const checkStep: Check<StepValues, StepRequest> = ({ id, step }) =>
  step === "" ? { _tag: "Invalid", problems: { step: "MISSING" } } : { _tag: "Valid", request: { id, step } };
