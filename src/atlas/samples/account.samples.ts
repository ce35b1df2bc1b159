import {
  cancelEmailChange,
  endSessions,
  getAccount,
  getOwnTradeLicence,
  getSessions,
  saveNotificationChoices,
  setNewsletter,
} from "../../api/account.calls.ts";
import { saved } from "../../api/saved.ts";
import type { AccountSettings } from "../../domain/account/account-settings.ts";
import type { emailChangeRefusals } from "../../domain/account/account.refusals.ts";
import type { ActiveSession } from "../../domain/account/session-list.ts";
import type { FieldCode } from "../../domain/kit/field-problems.ts";
import type { OwnTradeLicence } from "../../domain/licence-review/licence-review.ts";
import type { PasswordRefusal } from "../../domain/passwords/passwords.refusals.ts";
import { LOADED_AT, known } from "../desk/fixtures/samples.ts";
import type { AreaSamples, Payload } from "../walk/walk.ts";
import { sampleOf } from "./call-sample.ts";
import { answered, offline, refused, savingSamples } from "./sample-kinds.ts";
import { email, signUpOptions } from "./sign-up.samples.ts";

const at = new Date(LOADED_AT);

/** A trade licence that is being checked. */
export const pendingLicence: OwnTradeLicence = {
  file: { name: "licence.pdf", size: 182_000, picture: false },
  submittedAt: at,
  status: known("pending"),
  declined: null,
};

/** The settings of the account in the samples: its trade licence was declined. */
export const account: AccountSettings = {
  email,
  pendingEmail: "robin@nordlicht.example",
  customerNumber: "10003",
  newsletter: true,
  notifications: ["order_sent", "ticket_answer"],
  person: {
    salutation: "ms",
    firstname: "Robin",
    lastname: "Nord",
    phone: "+4373255501",
    locale: "dede",
    version: 1,
  },
  company: {
    companyName: "Nordlicht Elektro GmbH",
    country: "AT",
    street: "Hauptplatz 1",
    street2: "",
    zip: "4020",
    city: "Linz",
    state: "",
    vatId: "ATU12345675",
    website: "",
    version: 1,
  },
  vatVerdict: "valid",
  tradeLicence: {
    ...pendingLicence,
    status: known("declined"),
    declined: { at, reason: "The licence is expired." },
  },
  contactTypes: ["1"],
  businessFields: ["2"],
  isPrivate: false,
};

const keyOf = (letter: string) => letter.repeat(43) as ActiveSession["id"];
/** The session of the page. */
const here: ActiveSession = {
  id: keyOf("a"),
  browser: "Firefox",
  system: "Windows",
  startedAt: at,
  lastUsedAt: at,
  current: true,
};
/** Another one of the account. */
export const elsewhere: ActiveSession = {
  ...here,
  id: keyOf("b"),
  browser: "Chrome",
  system: "Android",
  current: false,
};

/** The area's calls as the desk makes them. */
export const callSamples = {
  account: sampleOf(getAccount, {}, account),
  cancelling: sampleOf(cancelEmailChange, {}, account),
  newsletter: sampleOf(setNewsletter, { subscribed: false }, { subscribed: false }),
  notifications: sampleOf(saveNotificationChoices, { kinds: [] }, []),
  sessions: sampleOf(getSessions, {}, [here, elsewhere]),
  ending: sampleOf(endSessions, { id: elsewhere.id }, { ended: 1 }),
  endingAll: sampleOf(endSessions, {}, { ended: 2 }),
  licence: sampleOf(saved(getOwnTradeLicence), {}, undefined),
};

const emailRefused = (code: FieldCode | keyof typeof emailChangeRefusals, field: string): Payload =>
  refused(code, { field });
const passwordRefused = (code: FieldCode | PasswordRefusal, field: string): Payload =>
  refused(code, { field });

export const samples = {
  "company-settings": savingSamples(
    { ...account.company, countries: signUpOptions.countries },
    { companyName: "Gold Systems" },
  ),
  "email-change": {
    inputs: [{ values: { email: "", password: "" }, limit: 90_000 }],
    payloads: {
      "form.changed": [
        { change: { email: "grace@example.com", password: "Sample-2026!" } },
        { change: { email: "" } },
      ],
      "form.left": [{ field: "email" }],
      "form.found": [{ values: { email: "grace@example.com", password: "" } }],
      "xstate.done.actor.submit": [
        answered({ ...account, pendingEmail: "grace@example.com" }),
        emailRefused("EMAIL_INVALID", "email"),
        emailRefused("EMAIL_UNCHANGED", "email"),
        emailRefused("PASSWORD_WRONG", "password"),
        offline,
      ],
    },
  },
  "password-change": {
    inputs: [{ values: { oldPassword: "", password: "", repeat: "" }, limit: 90_000 }],
    payloads: {
      "form.changed": [
        { change: { oldPassword: "Sample-2025!", password: "Sample-2026!", repeat: "Sample-2026!" } },
        { change: { repeat: "" } },
      ],
      "form.left": [{ field: "oldPassword" }],
      "form.found": [{ values: { oldPassword: "", password: "", repeat: "" } }],
      "xstate.done.actor.submit": [
        answered({}),
        passwordRefused("PASSWORD_WRONG", "oldPassword"),
        passwordRefused("PASSWORD_RULES", "password"),
        passwordRefused("PASSWORD_SAME", "password"),
        offline,
      ],
    },
  },
  "person-settings": savingSamples(account.person, { firstname: "Ada" }),
} satisfies AreaSamples;
