import { existingAccountCodes } from "../../domain/sign-up/sign-up.refusals.ts";
import type { MachineSamples } from "../walk/walk.ts";

export const samples: MachineSamples = {
  inputs: [{ email: "grace@example.com" }],
  payloads: {
    "xstate.done.actor.sendCode": [
      { output: { _tag: "Answered", answer: { resendAfter: 2, expiresAfter: 900 } } },
      { output: { _tag: "Failed", failure: { _tag: "Refused", code: "TOO_MANY_REQUESTS", retryAfter: 2 } } },
      ...[...existingAccountCodes, "EMAIL_INVALID"].map((code) => ({
        output: { _tag: "Failed", failure: { _tag: "Refused", code, field: "email" } },
      })),
      { output: { _tag: "Failed", failure: { _tag: "Offline" } } },
    ],
    "xstate.done.actor.codeForm": [{ output: { _tag: "Answered", answer: { verification: "sample" } } }],
  },
};
