import { linkCodes } from "../../domain/passwords/passwords.refusals.ts";
import type { MachineSamples } from "../walk/walk.ts";

const refused = (code: string) => ({ output: { _tag: "Failed", failure: { _tag: "Refused", code } } });

export const samples: MachineSamples = {
  inputs: [{ hash: "sample" }, { hash: "" }],
  payloads: {
    "xstate.done.actor.checkLink": [
      { output: { _tag: "Answered", answer: { purpose: "reset", email: "grace@example.com" } } },
      { output: { _tag: "Answered", answer: { purpose: "activation", email: "grace@example.com" } } },
      ...linkCodes.map(refused),
      { output: { _tag: "Failed", failure: { _tag: "Offline" } } },
    ],
    "xstate.done.actor.useLink": [
      { output: { _tag: "Answered", answer: {} } },
      ...linkCodes.map(refused),
      { output: { _tag: "Failed", failure: { _tag: "Offline" } } },
    ],
    "xstate.done.actor.newPassword": [{ output: { _tag: "Answered", answer: {} } }],
  },
};
