import { createEmptyActor } from "xstate";
import type { MachineSamples } from "../walk/walk.ts";

export const samples: MachineSamples = {
  inputs: [{ locale: "int", chosen: false, parent: createEmptyActor() }],
  payloads: {
    "language.choose": [{ locale: "dede" }],
    "language.loggedIn": [{ origin: { navInstance: "AT", accountCountry: "FR", shopInstance: undefined } }],
    "language.textsNeeded": [{ namespace: "orders" }],
    "xstate.done.actor.loadTexts": [
      { output: { _tag: "Answered", answer: undefined } },
      { output: { _tag: "Failed", failure: { _tag: "Offline" } } },
    ],
    "xstate.done.actor.rememberChoice": [{ output: undefined }],
  },
  key: ({ context: { locale, chosen, wanted, needed, loaded } }) => [locale, chosen, wanted, needed, loaded],
};
