import type { FieldCode } from "../../domain/kit/field-problems.ts";
import type { PasswordRefusal } from "../../domain/passwords/passwords.refusals.ts";
import type { MachineSamples } from "../walk/walk.ts";

const refused = (code: FieldCode | PasswordRefusal, field: string) => ({
  output: { _tag: "Failed", failure: { _tag: "Refused", code, field } },
});

export const samples: MachineSamples = {
  inputs: [{ values: { oldPassword: "", password: "", repeat: "" }, limit: 45_000 }],
  payloads: {
    "form.changed": [
      { change: { oldPassword: "Sample-2025!", password: "Sample-2026!", repeat: "Sample-2026!" } },
      { change: { repeat: "" } },
    ],
    "form.left": [{ field: "oldPassword" }],
    "xstate.done.actor.submit": [
      { output: { _tag: "Answered", answer: {} } },
      refused("PASSWORD_WRONG", "oldPassword"),
      refused("PASSWORD_RULES", "password"),
      refused("PASSWORD_SAME", "password"),
      { output: { _tag: "Failed", failure: { _tag: "Offline" } } },
    ],
  },
};
