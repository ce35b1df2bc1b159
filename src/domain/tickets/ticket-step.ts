import type { Check } from "../kit/checked.ts";
import type { TicketId } from "./ticket.ts";

/** Actions on a ticket; only staff can hold one. */
export type TicketStep = "close" | "reopen" | "hold" | "resume";

/** The form has no input until a button is pressed. */
export interface StepValues {
  readonly id: TicketId;
  readonly step: TicketStep | "";
}
export interface StepRequest extends StepValues {
  readonly step: TicketStep;
}

/** A ticket action needs no input. */
export const checkStep: Check<StepValues, StepRequest> = ({ id, step }) =>
  step === "" ? { _tag: "Invalid", problems: { step: "MISSING" } } : { _tag: "Valid", request: { id, step } };
