import { createEmptyActor } from "xstate";
import type { MachineSamples } from "../walk/walk.ts";

export const samples: MachineSamples = {
  inputs: [{ parent: createEmptyActor() }],
  payloads: {
    "xstate.done.actor.probe": [
      { output: { _tag: "Answered", answer: undefined } },
      { output: { _tag: "Failed", failure: { _tag: "EndpointFailure", status: 500 } } },
      { output: { _tag: "Failed", failure: { _tag: "SessionExpired" } } },
    ],
  },
};
