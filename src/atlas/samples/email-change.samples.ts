import type { FieldCode } from "../../domain/kit/field-problems.ts";
import type { emailChangeRefusals } from "../../domain/account/account.refusals.ts";
import type { MachineSamples } from "../walk/walk.ts";

const refused = (code: FieldCode | keyof typeof emailChangeRefusals, field: string) => ({
  output: { _tag: "Failed", failure: { _tag: "Refused", code, field } },
});

export const samples: MachineSamples = {
  inputs: [{ values: { email: "", password: "" }, limit: 45_000 }],
  payloads: {
    "form.changed": [
      { change: { email: "grace@example.com", password: "Sample-2026!" } },
      { change: { email: "" } },
    ],
    "form.left": [{ field: "email" }],
    "xstate.done.actor.submit": [
      { output: { _tag: "Answered", answer: { pendingEmail: "grace@example.com" } } },
      refused("EMAIL_INVALID", "email"),
      refused("EMAIL_UNCHANGED", "email"),
      refused("PASSWORD_WRONG", "password"),
      { output: { _tag: "Failed", failure: { _tag: "Offline" } } },
    ],
  },
};
