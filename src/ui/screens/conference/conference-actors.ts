import type { Conference, ConferenceId } from "../../../domain/conference/conference.ts";
import type { Locale } from "../../../domain/shell/locale.ts";
import type { participantSettingsMachine } from "../../../machines/conference/participant-settings.machine.ts";
import type { placeStepMachine } from "../../../machines/conference/place-step.machine.ts";
import type { registrationMachine } from "../../../machines/conference/registration.machine.ts";
import type { ResourceLogic, ResourceRef } from "../../../machines/kit/resource.machine.ts";
import type { ActionLogic } from "../../../machines/kit/action.machine.ts";
import { createActorContext } from "../../actors/screen-actors.ts";

/** In which language titles are. */
export interface ConferenceRequest {
  readonly instance: Locale;
}

/** Null where no conference is planned. */
export type ConferenceRef = ResourceRef<ConferenceRequest, Conference | null>;

/** The actor logic of the conference's screens. */
export interface ConferenceActors {
  readonly conference: ResourceLogic<ConferenceRequest, Conference | null>;
  /** Saves the calendar file. */
  readonly calendar: ActionLogic<ConferenceRequest & { readonly id: ConferenceId }, undefined>;
  readonly registration: typeof registrationMachine;
  readonly participantSettings: typeof participantSettingsMachine;
  readonly placeStep: typeof placeStepMachine;
}

export const [ConferenceActorsProvider, useConferenceActors] =
  createActorContext<ConferenceActors>("conference");
