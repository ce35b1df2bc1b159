import { createEmptyActor } from "xstate";
import {
  acceptanceCodes,
  awardCodes,
  participantCodes,
  registrationCodes,
} from "../../domain/conference/conference.refusals.ts";
import { unknownParticipant, type ParticipantData } from "../../domain/conference/participant.ts";
import type { AreaSamples, Payload } from "../walk/walk.ts";
import {
  answered,
  formSamples,
  keptSamples,
  offline,
  picturedSamples,
  refused,
  savingSamples,
} from "./sample-kinds.ts";

const company = "Nordlicht Elektro GmbH";

/** Who is registered in the samples. */
export const kim: ParticipantData = {
  salutation: "ms",
  firstname: "Kim",
  lastname: "Berg",
  mail: "kim.berg@nordlicht.example",
  phone: "",
  company,
  position: "",
  shirt: "M",
  category: "commercial",
};

const blank = unknownParticipant(company);
const formOf = (values: ParticipantData, problems: object): Payload => ({
  snapshot: { status: "active", context: { values, problems } },
});
/** A form as it begins, one that is complete, and the report of a form that has ended. */
const drafts = [formOf(blank, { firstname: "FIRST_NAME_EMPTY" }), formOf(kim, {})];

export const samples = {
  "participant-form": formSamples(blank, "firstname", { firstname: "" }, kim),
  "participant-settings": keptSamples(
    savingSamples(
      { id: "PC-000001", ...kim, version: 1 },
      { lastname: "Berger" },
      participantCodes,
      () => "mail",
    ),
  ),
  "award-project": picturedSamples(
    keptSamples(
      savingSamples(
        {
          conference: "partner-conference",
          category: "energy",
          title: "Bakery",
          text: "A third less energy",
          pictures: [],
          submitted: false,
          reference: "",
          version: 1,
        },
        { title: "The bakery" },
        awardCodes,
      ),
    ),
    "pictures",
  ),
  "place-step": formSamples(
    { id: "PC-000001", step: "" },
    "step",
    { step: "" },
    { step: "accept" },
    acceptanceCodes,
  ),
  registration: {
    inputs: [{ company, parent: createEmptyActor() }],
    payloads: {
      "xstate.snapshot.first": drafts,
      "xstate.snapshot.second": drafts,
      "form.found": [{ values: { first: kim, second: blank } }],
      "registration.send": [{ conference: "partner-conference", places: 1, room: 2 }],
      "xstate.done.actor.register": [
        answered({}),
        ...registrationCodes.map((code) => refused(code)),
        offline,
      ],
    },
    key: ({ context }) => [context.first.begun, context.second.begun],
  },
} satisfies AreaSamples;
