import type { emailChangeRefusals } from "../../domain/account/account.refusals.ts";
import type { FieldCode } from "../../domain/kit/field-problems.ts";
import type { PasswordRefusal } from "../../domain/passwords/passwords.refusals.ts";
import type { AreaSamples, Payload } from "../walk/walk.ts";
import { answered, offline, refused, savingSamples } from "./sample-kinds.ts";

const company = {
  companyName: "Gold Electric",
  country: "AT",
  street: "Ring 1",
  street2: "",
  zip: "1010",
  city: "Wien",
  state: "",
  vatId: "ATU12345675",
  website: "",
  version: 1,
  countries: [{ code: "AT", name: "Austria", states: [] }],
};
const person = {
  salutation: "ms",
  firstname: "Grace",
  lastname: "Gold",
  phone: "+4315550100",
  locale: "dede",
  version: 1,
};

const emailRefused = (code: FieldCode | keyof typeof emailChangeRefusals, field: string): Payload =>
  refused(code, { field });
const passwordRefused = (code: FieldCode | PasswordRefusal, field: string): Payload =>
  refused(code, { field });

export const samples = {
  "company-settings": savingSamples(company, { companyName: "Gold Systems" }),
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
        answered({ pendingEmail: "grace@example.com" }),
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
  "person-settings": savingSamples(person, { firstname: "Ada" }),
} satisfies AreaSamples;
