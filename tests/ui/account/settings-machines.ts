import type { AnyStateMachine } from "xstate";
import { liveFileUpload } from "../../../src/app/live/file-upload.live.ts";
import type { AccountSettings, VersionedPerson } from "../../../src/domain/account/account-settings.ts";
import type { PasswordChange } from "../../../src/domain/passwords/password-forms.ts";
import {
  companyForm,
  companySettingsMachine,
  type CompanyValues,
} from "../../../src/machines/account/company-settings.machine.ts";
import { emailChangeMachine, type EmailChange } from "../../../src/machines/account/email-change.machine.ts";
import { passwordChangeMachine } from "../../../src/machines/account/password-change.machine.ts";
import { personForm, personSettingsMachine } from "../../../src/machines/account/person-settings.machine.ts";
import { licenceAgainMachine } from "../../../src/machines/licence-review/licence-again.machine.ts";
import type { SaveAnswer } from "../../../src/machines/kit/settings-form.machine.ts";
import { stubResults, type StubResult } from "../../support/inert-portal.ts";

/** The results of the settings' forms, and a callback that receives what was sent. */
export interface FormStubs {
  readonly people?: readonly StubResult<SaveAnswer<AccountSettings["person"]>>[] | undefined;
  readonly companies?: readonly StubResult<SaveAnswer<CompanyValues>>[] | undefined;
  readonly emails?: readonly StubResult<AccountSettings>[] | undefined;
  readonly passwords?: readonly StubResult<unknown>[] | undefined;
  readonly licencesAgain?: readonly StubResult<NonNullable<AccountSettings["tradeLicence"]>>[] | undefined;
  readonly heard?: (sent: unknown) => void;
}

/** The machines of the settings' forms, with stubbed calls. */
export const settingsMachines = ({
  people = ["never"],
  companies = ["never"],
  emails = ["never"],
  passwords = ["never"],
  licencesAgain = ["never"],
  heard = () => {},
}: FormStubs = {}): readonly AnyStateMachine[] => {
  // A save and an overwriting save take their results from one list, in order.
  const savePerson = stubResults<SaveAnswer<VersionedPerson>, { readonly values: VersionedPerson }>(
    people,
    heard,
  );
  const saveCompany = stubResults<SaveAnswer<CompanyValues>, { readonly values: CompanyValues }>(
    companies,
    heard,
  );
  return [
    personSettingsMachine.provide({
      actors: {
        form: personForm.provide({ actors: { submit: savePerson } }),
        overwrite: savePerson as never,
      },
    }),
    companySettingsMachine.provide({
      actors: {
        form: companyForm.provide({ actors: { submit: saveCompany } }),
        overwrite: saveCompany as never,
      },
    }),
    licenceAgainMachine.provide({
      actors: {
        submit: stubResults<
          NonNullable<AccountSettings["tradeLicence"]>,
          { readonly values: { readonly licence: readonly File[] } }
        >(licencesAgain, ({ values }) => heard(values)),
        files: liveFileUpload,
      },
    }),
    emailChangeMachine.provide({
      actors: {
        submit: stubResults<AccountSettings, { readonly values: EmailChange }>(emails, heard),
      },
    }),
    passwordChangeMachine.provide({
      actors: { submit: stubResults<unknown, { readonly values: PasswordChange }>(passwords, heard) },
    }),
  ];
};
