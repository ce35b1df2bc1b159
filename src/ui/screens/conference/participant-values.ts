import type { Participant } from "../../../domain/conference/participant.ts";
import type { ParticipantSettings } from "../../../machines/conference/participant-settings.machine.ts";

/** What is changed of a participant: everything but the place. */
export const participantSettingsOf = ({ state: _state, ...settings }: Participant): ParticipantSettings =>
  settings;
