import type { MachineSamples } from "../walk/walk.ts";
import { userData } from "./session.samples.ts";

export const samples: MachineSamples = {
  inputs: [
    { credentials: { _tag: "Password", request: { email_address: "gold@demo.test", password: "secret" } } },
    { credentials: { _tag: "SignOn", token: "t" } },
  ],
  payloads: {
    "xstate.done.actor.logIn": [
      { output: { _tag: "Answered", answer: { _tag: "Accepted", user: userData("a") } } },
      { output: { _tag: "Answered", answer: { _tag: "Refused", code: "INVALID_PASSWORD" } } },
      { output: { _tag: "Failed", failure: { _tag: "Offline" } } },
    ],
  },
};
