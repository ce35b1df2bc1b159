import type { Check } from "../kit/checked.ts";
import type { ParticipantId } from "./participant.ts";

/** What a company does with a participant's place. */
export type PlaceStep = "accept" | "withdraw";

/** The form has no input until a button is pressed. */
export interface PlaceStepValues {
  readonly id: ParticipantId;
  readonly step: PlaceStep | "";
}
export interface PlaceStepRequest extends PlaceStepValues {
  readonly step: PlaceStep;
}

/** A step needs no input. */
export const checkPlaceStep: Check<PlaceStepValues, PlaceStepRequest> = ({ id, step }) =>
  step === "" ? { _tag: "Invalid", problems: { step: "MISSING" } } : { _tag: "Valid", request: { id, step } };
