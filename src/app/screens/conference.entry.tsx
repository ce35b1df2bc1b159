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
import { participantSettingsOf } from "../../ui/screens/conference/participant-values.ts";
import { createUnsavedValues } from "../browser/unsaved-values.ts";
import { awardMachines } from "./award-machines.ts";
import { savedFrom, saves } from "./saving.ts";
import type { ScreenMachines } from "./screen-entry.ts";

const UnsentPeople = Schema.Struct({ first: ParticipantData, second: ParticipantData });
const UnsentSettings = Schema.Struct({ ...ParticipantData.fields, version: Version });

export const machines: ScreenMachines = (live) => {
  const { run, locale, accountKey } = live;
  return [
    registrationMachine.provide({
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
    saves(participantSettingsForm, participantSettingsMachine, async (values, signal, by) =>
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
    ...awardMachines(live),
  ];
};

export { screens } from "../../ui/screens/conference/conference.screens.ts";
