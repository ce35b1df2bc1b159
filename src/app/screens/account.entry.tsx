import { fromPromise } from "xstate";
import { requestEmailChange, saveAccount, saveCompany, sendTradeLicence } from "../../api/account.calls.ts";
import { changePassword } from "../../api/passwords.calls.ts";
import { companyForm, companySettingsMachine } from "../../machines/account/company-settings.machine.ts";
import { emailChangeMachine } from "../../machines/account/email-change.machine.ts";
import { passwordChangeMachine } from "../../machines/account/password-change.machine.ts";
import { personForm, personSettingsMachine } from "../../machines/account/person-settings.machine.ts";
import { licenceAgainMachine } from "../../machines/licence-review/licence-again.machine.ts";
import { liveFileUpload } from "../live/file-upload.live.ts";
import { savedFrom, saves } from "./saving.ts";
import type { ScreenMachines } from "./screen-entry.ts";

export const machines: ScreenMachines = ({ run }) => [
  saves(personForm, personSettingsMachine, async (values, signal, by) =>
    savedFrom(
      await run(saveAccount, { ...values, salutation: values.salutation ?? "" }, signal, by),
      values,
      (person) => person,
    ),
  ),
  saves(companyForm, companySettingsMachine, async (values, signal, by) => {
    const { countries, ...company } = values;
    return savedFrom(await run(saveCompany, company, signal, by), values, (office) => ({
      ...office,
      countries,
    }));
  }),
  licenceAgainMachine.provide({
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
  emailChangeMachine.provide({
    actors: {
      submit: fromPromise(({ input, signal, self }) =>
        run(requestEmailChange, input.values, signal, { by: self }),
      ),
    },
  }),
  passwordChangeMachine.provide({
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
];

export { screens } from "../../ui/screens/account/account.screens.ts";
