import type { MachineSamples } from "../walk/walk.ts";

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
      { output: { _tag: "Failed", failure: { _tag: "Refused", code: "EMAIL_INVALID", field: "email" } } },
      { output: { _tag: "Failed", failure: { _tag: "Refused", code: "EMAIL_UNCHANGED", field: "email" } } },
      { output: { _tag: "Failed", failure: { _tag: "Refused", code: "PASSWORD_WRONG", field: "password" } } },
      { output: { _tag: "Failed", failure: { _tag: "Offline" } } },
    ],
  },
};
