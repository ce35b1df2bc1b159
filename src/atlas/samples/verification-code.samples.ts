import type { MachineSamples } from "../walk/walk.ts";

export const samples: MachineSamples = {
  inputs: [{ email: "grace@example.com" }],
  payloads: {
    "xstate.done.actor.sendCode": [
      { output: { _tag: "Answered", answer: { resendAfter: 2, expiresAfter: 900 } } },
      { output: { _tag: "Failed", failure: { _tag: "Refused", code: "TOO_MANY_REQUESTS", retryAfter: 2 } } },
      {
        output: {
          _tag: "Failed",
          failure: { _tag: "Refused", code: "WEBACCOUNT_EXISTS_ACTIVE", field: "email" },
        },
      },
      { output: { _tag: "Failed", failure: { _tag: "Offline" } } },
    ],
    "xstate.done.actor.codeForm": [{ output: { _tag: "Answered", answer: { verification: "sample" } } }],
  },
};
