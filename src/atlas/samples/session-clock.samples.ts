import { createEmptyActor } from "xstate";
import type { MachineSamples } from "../walk/walk.ts";
import { checks } from "./session.samples.ts";

export const samples: MachineSamples = {
  inputs: [{ parent: createEmptyActor(), seconds: 1800 }],
  payloads: {
    "session.extended": [{ seconds: 1800 }],
    "tabs.extended": [{ seconds: 1800 }],
    "xstate.done.actor.extend": checks,
  },
  key: () => undefined,
};
