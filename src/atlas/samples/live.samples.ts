import { createEmptyActor } from "xstate";
import type { AreaSamples } from "../walk/walk.ts";
import { answered, offline } from "./sample-kinds.ts";

const expired = { _tag: "SessionExpired" };
const news = { id: "1/1:1:", topics: ["tickets"] };
const nothing = { id: "2/2:2:", topics: [] };

export const samples = {
  "live-changes": {
    inputs: [{ parent: createEmptyActor(), spread: 0 }],
    payloads: {
      "live.news": [news, nothing],
      "live.heard": [news],
      "live.refused": [{ failure: expired }, { failure: { _tag: "EndpointFailure", status: 404 } }],
      "xstate.done.actor.ask": [answered(news), offline, { output: { _tag: "Failed", failure: expired } }],
    },
    key: ({ context }) => [context.failures, context.asked, context.shared, context.changed.length],
  },
} satisfies AreaSamples;
