import { createEmptyActor } from "xstate";
import type { MachineSamples } from "../walk/walk.ts";
import { checks } from "./session.samples.ts";

export const samples: MachineSamples = {
  inputs: [{ parent: createEmptyActor() }],
  payloads: { "xstate.done.actor.recheck": checks, "xstate.done.actor.recheckEnd": checks },
  key: () => undefined,
};
