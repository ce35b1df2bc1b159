import { WRITE_LIMIT } from "../../../domain/kit/time-limits.ts";
import type { ParticipantId } from "../../../domain/conference/participant.ts";
import type { PlaceStepRef } from "../../../machines/conference/place-step.machine.ts";
import { useScreenActor } from "../../actors/screen-actors.ts";
import { useConferenceActors, type ConferenceRef } from "./conference-actors.ts";

/** The actor that accepts a participant's place or withdraws the participant. */
export const usePlaceStep = (id: ParticipantId, conference: ConferenceRef): PlaceStepRef =>
  useScreenActor(`conference-place:${id}`, useConferenceActors().placeStep, {
    values: { id, step: "" },
    limit: WRITE_LIMIT,
    parent: conference,
  });
