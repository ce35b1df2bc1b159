import type { MachineSamples } from "../walk/walk.ts";

export const samples: MachineSamples = {
  inputs: [{ values: { email: "" }, limit: 45_000 }],
  payloads: {
    "form.changed": [{ change: { email: "grace@example.com" } }, { change: { email: "grace" } }],
    "form.left": [{ field: "email" }],
    "xstate.done.actor.submit": [
      { output: { _tag: "Answered", answer: {} } },
      { output: { _tag: "Failed", failure: { _tag: "Refused", code: "EMAIL_INVALID", field: "email" } } },
      { output: { _tag: "Failed", failure: { _tag: "Refused", code: "TOO_MANY_REQUESTS", retryAfter: 60 } } },
    ],
  },
};
