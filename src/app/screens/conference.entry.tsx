import * as Schema from "effect/Schema";
import { fromPromise } from "xstate";
import { changeParticipant, registerParticipants } from "../../api/conference.calls.ts";
import { ParticipantData } from "../../domain/conference/participant.ts";
import { answered } from "../../domain/kit/call-failure.ts";
import { Version } from "../../domain/kit/version.ts";
import { participantFormMachine } from "../../machines/conference/participant-form.machine.ts";
import {
  participantSettingsForm,
  participantSettingsMachine,
  type ParticipantSettings,
} from "../../machines/conference/participant-settings.machine.ts";
import { registrationMachine } from "../../machines/conference/registration.machine.ts";
import {
  ConferenceActorsProvider,
  type ConferenceActors,
} from "../../ui/screens/conference/conference-actors.ts";
import { ConferenceScreen } from "../../ui/screens/conference/conference-screen.tsx";
import { HotelsScreen } from "../../ui/screens/conference/hotels-screen.tsx";
import { ParticipantsScreen } from "../../ui/screens/conference/participants-screen.tsx";
import { participantSettingsOf } from "../../ui/screens/conference/participant-values.ts";
import { SummaryScreen } from "../../ui/screens/conference/summary-screen.tsx";
import { ThanksScreen } from "../../ui/screens/conference/thanks-screen.tsx";
import { createUnsavedValues } from "../browser/unsaved-values.ts";
import { awardScreen } from "./award-screen.tsx";
import { savedFrom, saves } from "./saving.ts";
import type { ScreenEntry } from "./screen-entry.ts";
import { withActors } from "./with-actors.tsx";

const UnsentPeople = Schema.Struct({ first: ParticipantData, second: ParticipantData });
const UnsentSettings = Schema.Struct({ ...ParticipantData.fields, version: Version });

export const screens: ScreenEntry["screens"] = (live) => {
  const { run, locale, accountKey } = live;
  const actors: ConferenceActors = {
    registration: registrationMachine.provide({
      actors: {
        // What is typed of a person is sent with the registration.
        person: participantFormMachine.provide({
          actors: { submit: fromPromise(({ input }) => Promise.resolve(answered(input.values))) },
        }),
        unsaved: createUnsavedValues(accountKey, UnsentPeople, () => "conference-registration"),
        register: fromPromise(({ input: { request }, signal, self }) =>
          run(registerParticipants, { ...request, instance: locale() }, signal, { by: self }),
        ),
      },
    }),
    participantSettings: saves(
      participantSettingsForm,
      participantSettingsMachine,
      async (values, signal, by) =>
        savedFrom(await run(changeParticipant, values, signal, by), values, participantSettingsOf),
    ).provide({
      actors: {
        unsaved: createUnsavedValues(
          accountKey,
          UnsentSettings,
          ({ id }: ParticipantSettings) => `conference-participant-${id}`,
        ),
      },
    }),
  };
  const shown = (screen: Parameters<typeof withActors<ConferenceActors>>[2]) =>
    withActors(ConferenceActorsProvider, actors, screen);
  return {
    conference: shown(ConferenceScreen),
    "conference-participants": shown(ParticipantsScreen),
    "conference-summary": shown(SummaryScreen),
    "conference-thanks": shown(ThanksScreen),
    "conference-hotels": shown(HotelsScreen),
    ...awardScreen(live),
  };
};
