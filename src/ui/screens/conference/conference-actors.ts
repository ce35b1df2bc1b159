import type { participantSettingsMachine } from "../../../machines/conference/participant-settings.machine.ts";
import type { registrationMachine } from "../../../machines/conference/registration.machine.ts";
import { createActorContext } from "../../actors/screen-actors.ts";

/** The actor logic of the conference's forms. */
export interface ConferenceActors {
  readonly registration: typeof registrationMachine;
  readonly participantSettings: typeof participantSettingsMachine;
}

export const [ConferenceActorsProvider, useConferenceActors] =
  createActorContext<ConferenceActors>("conference");
