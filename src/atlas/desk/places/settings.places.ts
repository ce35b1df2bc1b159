import type { AccountSettings } from "../../../domain/account-settings.ts";
import type { ActiveSession } from "../../../domain/session-list.ts";
import { WRITE_LIMIT } from "../../../domain/time-limits.ts";
import { own, read, write, type Place } from "./place.ts";
import { LOADED_AT } from "./samples.ts";
import { signUpOptions } from "./sign-up.places.ts";

const account: AccountSettings = {
  email: "robin.nord@nordlicht.example",
  pendingEmail: null,
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
  isPrivate: false,
};

const at = new Date(LOADED_AT);
const keyOfSession = (letter: string) => letter.repeat(43) as ActiveSession["id"];
const sessions: readonly ActiveSession[] = [
  {
    id: keyOfSession("a"),
    browser: "Firefox",
    system: "Windows",
    startedAt: at,
    lastUsedAt: at,
    current: true,
  },
  {
    id: keyOfSession("b"),
    browser: "Chrome",
    system: "Android",
    startedAt: at,
    lastUsedAt: at,
    current: false,
  },
];

const settings = "/settings/";
export const places: readonly Place[] = [
  read("settings", settings, {
    key: "settings-account",
    call: "/api/getAccount",
    request: {},
    sample: account,
  }),
  own("settings", settings, {
    key: "settings-person",
    machine: "personSettings",
    input: { values: account.person, limit: WRITE_LIMIT },
    calls: { overwrite: "/api/saveAccount" },
  }),
  own("settings", settings, {
    key: "settings-email",
    machine: "emailChange",
    input: { values: { email: "", password: "" }, limit: WRITE_LIMIT },
    calls: { submit: "/api/requestEmailChange" },
    handling: {
      fields: { email: "settings.email.new", password: "settings.email.password" },
      buttons: { "form.submit": "settings.email.submit" },
      needs: ["settings-account"],
    },
  }),
  write("settings", settings, {
    key: "settings-newsletter",
    call: "/api/setNewsletter",
    request: { subscribed: false },
    sample: { subscribed: false },
  }),
  write("settings", settings, {
    key: "settings-notifications",
    call: "/api/saveNotificationChoices",
    request: { kinds: [] },
    sample: [],
  }),
  read("settings", settings, {
    key: "settings-sessions",
    call: "/api/getSessions",
    request: {},
    sample: sessions,
  }),
  write("settings", settings, {
    key: "settings-session-",
    id: keyOfSession("b"),
    call: "/api/endSessions",
    request: { id: keyOfSession("b") },
    sample: { ended: 1 },
  }),
  write("settings", settings, {
    key: "settings-end-sessions",
    call: "/api/endSessions",
    request: {},
    sample: { ended: 2 },
  }),
  read("settings-company", "/settings/company/", {
    key: "settings-options",
    call: "/api/getSignUpOptions",
    request: { instance: "int" },
    sample: signUpOptions,
  }),
  own("settings-company", "/settings/company/", {
    key: "settings-company",
    machine: "companySettings",
    input: { values: { ...account.company, countries: signUpOptions.countries }, limit: WRITE_LIMIT },
    calls: { overwrite: "/api/saveCompany" },
  }),
  own("settings-password", "/settings/password/", {
    key: "settings-password",
    machine: "passwordChange",
    input: { values: { oldPassword: "", password: "", repeat: "" }, limit: WRITE_LIMIT },
    calls: { submit: "/api/changePassword" },
    handling: {
      fields: { oldPassword: "settings.password.old", password: "password.new", repeat: "password.repeat" },
      buttons: { "form.submit": "settings.save" },
    },
  }),
];
