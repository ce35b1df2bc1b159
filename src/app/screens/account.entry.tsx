import { fromPromise } from "xstate";
import {
  cancelEmailChange,
  endSessions,
  getAccount,
  getSessions,
  requestEmailChange,
  saveAccount,
  saveCompany,
  saveNotificationChoices,
  setNewsletter,
} from "../../api/account.calls.ts";
import { changePassword } from "../../api/passwords.calls.ts";
import { checkVatId, getSignUpOptions } from "../../api/sign-up.calls.ts";
import type { VersionedPerson } from "../../domain/account/account-settings.ts";
import { answered, type Outcome } from "../../domain/kit/call-failure.ts";
import type { Theme } from "../../domain/account/theme.ts";
import {
  companyForm,
  companySettingsMachine,
  type CompanyValues,
} from "../../machines/account/company-settings.machine.ts";
import { emailChangeCancelMachine } from "../../machines/account/email-change-cancel.machine.ts";
import { emailChangeMachine } from "../../machines/account/email-change.machine.ts";
import { passwordChangeMachine } from "../../machines/account/password-change.machine.ts";
import { personForm, personSettingsMachine } from "../../machines/account/person-settings.machine.ts";
import type { SaveAnswer } from "../../machines/kit/settings-form.machine.ts";
import { createSubmissionMachine } from "../../machines/kit/submission.machine.ts";
import { CompanyScreen } from "../../ui/screens/account/company-screen.tsx";
import { PasswordScreen } from "../../ui/screens/account/password-screen.tsx";
import { SettingsActorsProvider, type SettingsActors } from "../../ui/screens/account/settings-actors.ts";
import { SettingsScreen } from "../../ui/screens/account/settings-screen.tsx";
import { chooseTheme, presentTheme } from "../browser/theme.ts";
import type { ScreenEntry } from "./screen-entry.ts";
import { withActors } from "./with-actors.tsx";

type Saving<Answer> =
  | { readonly _tag: "Saved"; readonly saved: Answer }
  | { readonly _tag: "Collided"; readonly theirs: Answer };

/** Maps the outcome of a save to the settings machine's result, with the sent values for the conflict view. */
const toldOf = <Sent extends object, Answer extends object>(
  outcome: Outcome<Saving<Answer>>,
  mine: Sent,
): Outcome<SaveAnswer<Sent>> => {
  if (outcome._tag === "Failed") return outcome;
  const { answer } = outcome;
  return answered(
    answer._tag === "Saved"
      ? { _tag: "Saved", saved: { ...mine, ...answer.saved } }
      : { _tag: "Collided", theirs: { ...mine, ...answer.theirs }, mine },
  );
};

export const screens: ScreenEntry["screens"] = ({ resource, resourceBeside, submission, run }) => {
  const key = () => ({ idempotencyKey: crypto.randomUUID() });
  const savePerson = async (values: VersionedPerson, signal: AbortSignal) =>
    toldOf(await run(saveAccount, { ...values, salutation: values.salutation ?? "" }, signal, key()), values);
  const saveOffice = async (values: CompanyValues, signal: AbortSignal) => {
    const { countries: _countries, ...company } = values;
    return toldOf(await run(saveCompany, company, signal, key()), values);
  };
  const actors: SettingsActors = {
    account: resource(getAccount),
    options: resource(getSignUpOptions),
    person: personSettingsMachine.provide({
      actors: {
        form: personForm.provide({
          actors: { submit: fromPromise(({ input, signal }) => savePerson(input.values, signal)) },
        }),
        overwrite: fromPromise(({ input: { mine, theirs }, signal }) =>
          savePerson({ ...mine, version: theirs.version }, signal),
        ),
      },
    }),
    company: companySettingsMachine.provide({
      actors: {
        form: companyForm.provide({
          actors: { submit: fromPromise(({ input, signal }) => saveOffice(input.values, signal)) },
        }),
        overwrite: fromPromise(({ input: { mine, theirs }, signal }) =>
          saveOffice({ ...mine, version: theirs.version }, signal),
        ),
      },
    }),
    vatCheck: submission(checkVatId),
    emailChange: emailChangeMachine.provide({
      actors: {
        submit: fromPromise(({ input, signal }) => run(requestEmailChange, input.values, signal, key())),
      },
    }),
    emailChangeCancel: emailChangeCancelMachine.provide({
      actors: { cancelChange: fromPromise(({ signal }) => run(cancelEmailChange, {}, signal, key())) },
    }),
    passwordChange: passwordChangeMachine.provide({
      actors: {
        submit: fromPromise(
          ({
            input: {
              values: { oldPassword, password },
            },
            signal,
          }) => run(changePassword, { oldPassword, password }, signal, key()),
        ),
      },
    }),
    newsletter: submission(setNewsletter),
    notifications: submission(saveNotificationChoices),
    sessions: resourceBeside(getSessions),
    endSessions: submission(endSessions),
    theme: createSubmissionMachine<Theme, Theme>().provide({
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
