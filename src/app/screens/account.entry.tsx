import { fromPromise } from "xstate";
import { requestEmailChange, saveAccount, saveCompany, sendTradeLicence } from "../../api/account.calls.ts";
import { changePassword } from "../../api/passwords.calls.ts";
import type { VersionedPerson } from "../../domain/account/account-settings.ts";
import { answered } from "../../domain/kit/call-failure.ts";
import type { Theme } from "../../domain/account/theme.ts";
import {
  companyForm,
  companySettingsMachine,
  type CompanyValues,
} from "../../machines/account/company-settings.machine.ts";
import { emailChangeMachine } from "../../machines/account/email-change.machine.ts";
import { passwordChangeMachine } from "../../machines/account/password-change.machine.ts";
import { personForm, personSettingsMachine } from "../../machines/account/person-settings.machine.ts";
import { licenceAgainMachine } from "../../machines/licence-review/licence-again.machine.ts";
import { createActionMachine } from "../../machines/kit/action.machine.ts";
import { CompanyScreen } from "../../ui/screens/account/company-screen.tsx";
import { PasswordScreen } from "../../ui/screens/account/password-screen.tsx";
import { SettingsActorsProvider, type SettingsActors } from "../../ui/screens/account/settings-actors.ts";
import { SettingsScreen } from "../../ui/screens/account/settings-screen.tsx";
import { chooseTheme, presentTheme } from "../browser/theme.ts";
import { liveFileUpload } from "../live/file-upload.live.ts";
import { savedFrom, saves, type SavedBy } from "./saving.ts";
import type { ScreenEntry } from "./screen-entry.ts";
import { withActors } from "./with-actors.tsx";

export const screens: ScreenEntry["screens"] = ({ run }) => {
  const savePerson = async (values: VersionedPerson, signal: AbortSignal, by: SavedBy) =>
    savedFrom(
      await run(saveAccount, { ...values, salutation: values.salutation ?? "" }, signal, by),
      values,
      (person) => person,
    );
  const saveOffice = async (values: CompanyValues, signal: AbortSignal, by: SavedBy) => {
    const { countries, ...company } = values;
    return savedFrom(await run(saveCompany, company, signal, by), values, (office) => ({
      ...office,
      countries,
    }));
  };
  const actors: SettingsActors = {
    person: saves(personForm, personSettingsMachine, savePerson),
    company: saves(companyForm, companySettingsMachine, saveOffice),
    licenceAgain: licenceAgainMachine.provide({
      actors: {
        files: liveFileUpload,
        submit: fromPromise(({ input: { values, parent }, signal, self }) =>
          run(sendTradeLicence, {}, signal, {
            by: self,
            files: values.licence,
            onProgress: (sent, total) => parent?.send({ type: "upload.progressed", sent, total }),
          }),
        ),
      },
    }),
    emailChange: emailChangeMachine.provide({
      actors: {
        submit: fromPromise(({ input, signal, self }) =>
          run(requestEmailChange, input.values, signal, { by: self }),
        ),
      },
    }),
    passwordChange: passwordChangeMachine.provide({
      actors: {
        submit: fromPromise(
          ({
            input: {
              values: { oldPassword, password },
            },
            signal,
            self,
          }) => run(changePassword, { oldPassword, password }, signal, { by: self }),
        ),
      },
    }),
    theme: createActionMachine<Theme, Theme>().provide({
      actors: { submit: fromPromise(({ input }) => Promise.resolve(answered(chooseTheme(input.request)))) },
    }),
    presentTheme,
  };
  return {
    settings: withActors(SettingsActorsProvider, actors, SettingsScreen),
    "settings-company": withActors(SettingsActorsProvider, actors, CompanyScreen),
    "settings-password": withActors(SettingsActorsProvider, actors, PasswordScreen),
  };
};
