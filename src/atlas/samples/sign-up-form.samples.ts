import { emptyValues } from "../../domain/sign-up/sign-up-form.ts";
import { existingAccountCodes } from "../../domain/sign-up/sign-up.refusals.ts";
import type { MachineSamples } from "../walk/walk.ts";

const options = {
  countries: [{ code: "AT", name: "Austria", states: [] }],
  businessFields: [{ code: "2", name: "Electrical installation" }],
  contactTypes: [],
};
const grace = {
  salutation: "ms",
  firstname: "Grace",
  lastname: "Hopper",
  email: "grace@example.com",
  phone: "+4315550100",
  password: "Sample-2026!",
  repeat: "Sample-2026!",
  dataProtection: true,
};
const refused = (code: string) => ({
  output: { _tag: "Failed", failure: { _tag: "Refused", code, field: "email" } },
});

export const samples: MachineSamples = {
  inputs: [{ values: { ...emptyValues, step: "person", options, licence: "none" }, limit: 60_000 }],
  payloads: {
    "form.changed": [{ change: grace }, { change: { firstname: "" } }],
    "form.left": [{ field: "firstname" }],
    "xstate.done.actor.submit": [
      { output: { _tag: "Answered", answer: {} } },
      refused("EMAIL_INVALID"),
      ...existingAccountCodes.map(refused),
      { output: { _tag: "Failed", failure: { _tag: "Offline" } } },
    ],
  },
};
