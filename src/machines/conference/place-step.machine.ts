/** Accepts an offered place, or withdraws a participant (business §4, decisions/conference). */
import type { Conference } from "../../domain/conference/conference.ts";
import { acceptanceCodes, conferenceRefusals } from "../../domain/conference/conference.refusals.ts";
import { checkPlaceStep, type PlaceStepValues } from "../../domain/conference/place-step.ts";
import { problemBy } from "../../domain/kit/checked.ts";
import { pick } from "../../domain/kit/refusals.ts";
import { createFormMachine, type FormRef } from "../kit/form.machine.ts";

export const placeStepMachine = createFormMachine<PlaceStepValues, Conference>({
  id: "placeStep",
  description: "Accepts an offered place, or withdraws a participant",
  spec: "business §4",
  screen: "conference",
  afterwards: "keep",
  fields: ["step"],
  problemOf: problemBy(checkPlaceStep),
  // A press of a button chooses it: there is no field at which a refusal can be told.
  isShown: false,
  // Those of a withdrawal are among them.
  refusals: pick(conferenceRefusals, acceptanceCodes),
});

export type PlaceStepRef = FormRef<PlaceStepValues, Conference>;
