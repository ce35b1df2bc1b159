import { conference } from "../../../src/atlas/samples/conference.samples.ts";
import { answered } from "../../../src/domain/kit/call-failure.ts";
import type { Conference } from "../../../src/domain/conference/conference.ts";
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

/** The planned conference, at which nobody is registered unless a test says so. */
export const conferenceWith = (more: Partial<Conference> = {}): Conference => ({
  ...conference,
  participants: [],
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
  getConference: [{ answer: conferenceWith() }],
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
