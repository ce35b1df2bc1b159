import { conference as planned } from "../../../src/atlas/samples/conference.samples.ts";
import { answered } from "../../../src/domain/kit/call-failure.ts";
import type { Conference } from "../../../src/domain/conference/conference.ts";
import type { Participant, ParticipantData } from "../../../src/domain/conference/participant.ts";
import { participantFormMachine } from "../../../src/machines/conference/participant-form.machine.ts";
import {
  participantSettingsForm,
  participantSettingsMachine,
  type ParticipantSettings,
} from "../../../src/machines/conference/participant-settings.machine.ts";
import {
  registrationMachine,
  type RegistrationRequest,
  type UnsentPeople,
} from "../../../src/machines/conference/registration.machine.ts";
import type { SaveAnswer } from "../../../src/machines/kit/settings-form.machine.ts";
import { fromPromise, type AnyStateMachine } from "xstate";
import { stubResults } from "../../support/inert-portal.ts";
import type { StubResult } from "../../support/render-screen.tsx";
import type { Script } from "../../support/scripted-run.ts";
import { createTab } from "../../support/tab.ts";

export const ada: ParticipantData = {
  salutation: "ms",
  firstname: "Ada",
  lastname: "Byron",
  mail: "ada@test.example",
  phone: "",
  company: "Byron Elektro",
  position: "",
  shirt: "M",
  category: "commercial",
};

export const participant = (more: Partial<Participant> = {}): Participant => ({
  ...ada,
  id: "PC-1" as Participant["id"],
  state: { _tag: "Registered" },
  version: 1,
  ...more,
});

export const conference = (more: Partial<Conference> = {}): Conference => ({
  ...planned,
  id: "c-1" as Conference["id"],
  venue: { name: "Hall", street: "Street 1", zip: "4020", city: "Linz", country: "AT" },
  seats: { _tag: "Free", left: 3, of: 10 },
  awardDeadline: null,
  company: "Byron Elektro",
  participants: [],
  hotels: [],
  ...more,
});

/** The results of the screens' calls, and of their forms. */
export interface ConferenceResults extends Script {
  readonly register?: readonly StubResult<Conference>[];
  readonly change?: readonly StubResult<SaveAnswer<ParticipantSettings>>[];
  /** The tab with what is typed of a registration, and of a participant. */
  readonly typed?: ReturnType<typeof createTab<UnsentPeople>>;
  readonly changed?: ReturnType<typeof createTab<ParticipantSettings>>;
}

/** The calls with the given results; a conference is planned, unless they say otherwise. */
export const conferenceCalls = (results: ConferenceResults): Script => ({
  getConference: [{ answer: conference() }],
  ...results,
});

/** The forms' machines with the given results; `seen` hears what was requested. */
export const conferenceMachines = (
  results: ConferenceResults,
  seen: (request: unknown) => void,
): readonly AnyStateMachine[] => [
  registrationMachine.provide({
    actors: {
      person: participantFormMachine.provide({
        actors: { submit: fromPromise(({ input }) => Promise.resolve(answered(input.values))) },
      }),
      unsaved: (results.typed ?? createTab()).unsaved,
      register: stubResults<Conference, { readonly request: RegistrationRequest }>(
        results.register ?? ["never"],
        ({ request }) => seen(request),
      ),
    },
  }),
  participantSettingsMachine.provide({
    actors: {
      unsaved: (results.changed ?? createTab()).unsaved,
      form: participantSettingsForm.provide({
        actors: {
          submit: stubResults<SaveAnswer<ParticipantSettings>, { readonly values: ParticipantSettings }>(
            results.change ?? ["never"],
            ({ values }) => seen(values),
          ),
        },
      }),
    },
  }),
];
