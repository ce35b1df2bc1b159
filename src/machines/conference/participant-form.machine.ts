/** What is typed of one person who is to be registered; it is sent with the registration (business §3, §5). */
import {
  participantFields,
  participantProblem,
  type ParticipantData,
} from "../../domain/conference/participant.ts";
import { createFormMachine, type FormRef } from "../kit/form.machine.ts";

export const participantFormMachine = createFormMachine<ParticipantData, ParticipantData>({
  id: "participantForm",
  description: "Fills in one person of a registration",
  spec: "business §3",
  screen: "conference",
  afterwards: "keep",
  fields: participantFields,
  problemOf: participantProblem,
});

export type ParticipantFormRef = FormRef<ParticipantData, ParticipantData>;
