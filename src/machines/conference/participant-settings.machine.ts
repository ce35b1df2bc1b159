/** Changes what is known of a participant; what somebody else has changed since is shown beside it (business §3, decisions/conference). */
import { participantCodes, conferenceRefusals } from "../../domain/conference/conference.refusals.ts";
import {
  participantFields,
  participantProblem,
  type ParticipantData,
  type ParticipantId,
} from "../../domain/conference/participant.ts";
import { pick } from "../../domain/kit/refusals.ts";
import { createSettingsFormMachine } from "../kit/settings-form.machine.ts";

export interface ParticipantSettings extends ParticipantData {
  readonly id: ParticipantId;
  readonly version: number;
}

export const { form: participantSettingsForm, machine: participantSettingsMachine } =
  createSettingsFormMachine<ParticipantSettings>({
    id: "participantSettings",
    description: "Changes what is known of a participant",
    spec: "business §3",
    screen: "conference",
    fields: participantFields,
    problemOf: (field, values) =>
      field === "id" || field === "version" ? undefined : participantProblem(field, values),
    keeps: true,
    refusals: pick(conferenceRefusals, participantCodes),
  });
