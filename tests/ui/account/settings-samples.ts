import { fromPromise } from "xstate";
import type { AccountSettings, VersionedPerson } from "../../../src/domain/account/account-settings.ts";
import { answered } from "../../../src/domain/kit/call-failure.ts";
import type { Locale } from "../../../src/domain/shell/locale.ts";
import type { PasswordChange } from "../../../src/domain/passwords/password-forms.ts";
import type { ActiveSession, SessionKey } from "../../../src/domain/account/session-list.ts";
import type { SignUpOptions } from "../../../src/domain/sign-up/sign-up.ts";
import type { Theme } from "../../../src/domain/account/theme.ts";
import type { VatVerdict } from "../../../src/domain/sign-up/vat-id.ts";
import {
  companyForm,
  companySettingsMachine,
  type CompanyValues,
} from "../../../src/machines/account/company-settings.machine.ts";
import { emailChangeMachine, type EmailChange } from "../../../src/machines/account/email-change.machine.ts";
import { passwordChangeMachine } from "../../../src/machines/account/password-change.machine.ts";
import { personForm, personSettingsMachine } from "../../../src/machines/account/person-settings.machine.ts";
import { fileUploadMachine, type InspectedFile } from "../../../src/machines/kit/file-upload.machine.ts";
import { licenceAgainMachine } from "../../../src/machines/licence-review/licence-again.machine.ts";
import type { SaveAnswer } from "../../../src/machines/kit/settings-form.machine.ts";
import { createActionMachine } from "../../../src/machines/kit/action.machine.ts";
import type { SettingsActors } from "../../../src/ui/screens/account/settings-actors.ts";
import { stubResults, type StubResult } from "../../support/inert-portal.ts";
import { inertResource, inertAction } from "../../support/render-screen.tsx";

export const account: AccountSettings = {
  email: "grace@example.com",
  pendingEmail: null,
  customerNumber: "100234",
  newsletter: false,
  notifications: ["order_sent"],
  person: {
    salutation: "ms",
    firstname: "Grace",
    lastname: "Gold",
    phone: "+4315550100",
    locale: "enus",
    version: 1,
  },
  company: {
    companyName: "Gold Electric",
    country: "AT",
    street: "Ring 1",
    street2: "",
    zip: "1010",
    city: "Wien",
    state: "",
    vatId: "",
    website: "",
    version: 3,
  },
  vatVerdict: null,
  tradeLicence: null,
  contactTypes: ["technology"],
  businessFields: ["2", "77"],
  isPrivate: false,
};
export const countries = [
  { code: "AT", name: "Austria", states: [] },
  { code: "US", name: "United States", states: [{ code: "CA", name: "California" }] },
];

export const activeSession = (id: string, more: Partial<ActiveSession> = {}): ActiveSession => ({
  id: id.padEnd(43, "x") as SessionKey,
  browser: "Firefox",
  system: "Linux",
  startedAt: new Date("2026-02-01T08:00:00Z"),
  lastUsedAt: new Date("2026-02-02T08:00:00Z"),
  current: false,
  ...more,
});

/** The result of each stubbed call of the settings, and a callback that receives what was sent. */
export interface Stubs {
  readonly accounts?: readonly StubResult<AccountSettings>[];
  readonly people?: readonly StubResult<SaveAnswer<AccountSettings["person"]>>[];
  readonly companies?: readonly StubResult<SaveAnswer<CompanyValues>>[];
  readonly options?: SettingsActors["options"];
  readonly vatChecks?: readonly StubResult<{ readonly verdict: VatVerdict }>[];
  readonly emails?: readonly StubResult<{ readonly pendingEmail: string }>[];
  readonly passwords?: readonly StubResult<unknown>[];
  readonly newsletters?: readonly StubResult<{ readonly subscribed: boolean }>[];
  readonly notifications?: readonly StubResult<AccountSettings["notifications"]>[];
  readonly licences?: readonly StubResult<undefined>[];
  readonly licencesAgain?: readonly StubResult<NonNullable<AccountSettings["tradeLicence"]>>[];
  readonly pictures?: readonly StubResult<Blob>[];
  readonly sessions?: readonly StubResult<readonly ActiveSession[]>[];
  readonly ends?: readonly StubResult<{ readonly ended: number }>[];
  readonly heard?: (sent: unknown) => void;
}

/** How every PDF begins. */
const pdfBytes = new TextEncoder().encode("%PDF-1.7");

const found = {
  countries,
  businessFields: [{ code: "2", name: "Electrical installation" }],
  contactTypes: [{ code: "technology", name: "Technology" }],
};

/** The providers of the settings, with stubbed calls. */
export const settingsActors = ({
  accounts = [{ answer: account }],
  people = ["never"],
  companies = ["never"],
  options,
  vatChecks = ["never"],
  emails = ["never"],
  passwords = ["never"],
  newsletters = ["never"],
  notifications = ["never"],
  licences = ["never"],
  licencesAgain = ["never"],
  pictures = ["never"],
  sessions = [{ answer: [activeSession("a", { current: true }), activeSession("b")] }],
  ends = ["never"],
  heard = () => {},
}: Stubs = {}): SettingsActors => {
  // A save and an overwriting save take their results from one list, in order.
  const savePerson = stubResults<SaveAnswer<VersionedPerson>, { readonly values: VersionedPerson }>(
    people,
    heard,
  );
  const saveCompany = stubResults<SaveAnswer<CompanyValues>, { readonly values: CompanyValues }>(
    companies,
    heard,
  );
  return {
    account: inertResource(accounts),
    options: options ?? inertResource<{ readonly instance: Locale }, SignUpOptions>([{ answer: found }]),
    person: personSettingsMachine.provide({
      actors: {
        form: personForm.provide({ actors: { submit: savePerson } }),
        overwrite: savePerson as never,
      },
    }),
    company: companySettingsMachine.provide({
      actors: {
        form: companyForm.provide({ actors: { submit: saveCompany } }),
        overwrite: saveCompany as never,
      },
    }),
    vatCheck: inertAction<
      { readonly vatId: string; readonly country: string },
      { readonly verdict: VatVerdict }
    >(vatChecks, heard),
    licenceAgain: licenceAgainMachine.provide({
      actors: {
        submit: stubResults<
          NonNullable<AccountSettings["tradeLicence"]>,
          { readonly values: { readonly licence: readonly File[] } }
        >(licencesAgain, ({ values }) => heard(values)),
        files: fileUploadMachine.provide({
          actors: {
            inspectFiles: fromPromise<readonly InspectedFile[], { readonly files: readonly File[] }>(
              ({ input }) => Promise.resolve(input.files.map((file) => ({ file, firstBytes: pdfBytes }))),
            ),
          },
        }),
      },
    }),
    licencePicture: inertResource(pictures),
    licenceFile: inertAction<Readonly<Record<string, never>>, undefined>(licences, heard),
    emailChange: emailChangeMachine.provide({
      actors: {
        submit: stubResults<{ readonly pendingEmail: string }, { readonly values: EmailChange }>(
          emails,
          heard,
        ),
      },
    }),
    passwordChange: passwordChangeMachine.provide({
      actors: { submit: stubResults<unknown, { readonly values: PasswordChange }>(passwords, heard) },
    }),
    newsletter: inertAction<{ readonly subscribed: boolean }, { readonly subscribed: boolean }>(
      newsletters,
      heard,
    ),
    notifications: inertAction<
      { readonly kinds: AccountSettings["notifications"] },
      AccountSettings["notifications"]
    >(notifications, heard),
    sessions: inertResource(sessions),
    endSessions: inertAction<{ readonly id?: SessionKey }, { readonly ended: number }>(ends, heard),
    theme: createActionMachine<Theme, Theme>().provide({
      actors: {
        submit: fromPromise(({ input }) => {
          heard(input.request);
          return Promise.resolve(answered(input.request));
        }),
      },
    }),
    presentTheme: () => "system",
  };
};
