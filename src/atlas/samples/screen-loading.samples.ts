import type { MachineSamples } from "../walk/walk.ts";

export const samples: MachineSamples = {
  inputs: [{ name: "orders" }],
  payloads: {
    "xstate.done.actor.loadScreen": [
      { output: { _tag: "Answered", answer: undefined } },
      { output: { _tag: "Failed", failure: { _tag: "Offline" } } },
    ],
  },
};
