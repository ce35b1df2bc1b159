/** Whether the state atlas of the same browser may follow this tab: only after consent, until it is withdrawn (decisions/atlas). */
import { setup, type ActorRefFrom } from "xstate";
import type { MachineMeta } from "../kit/machine-meta.ts";
import { providedCallback } from "../kit/provide.ts";

export type FollowedTabEvent =
  | { readonly type: "follow.ask" }
  | { readonly type: "follow.agree" }
  | { readonly type: "follow.stop" }
  /** Whoever is signed in by now cannot agree. */
  | { readonly type: "follow.forbidden" };

export const followedTabMachine = setup({
  types: {
    events: {} as FollowedTabEvent,
    tags: {} as "asking" | "followed",
    meta: {} as MachineMeta,
  },
  actors: {
    /** Tells the atlas what happens in this tab. */
    tellAtlas: providedCallback("tellAtlas"),
  },
}).createMachine({
  id: "followedTab",
  description: "The consent that the state atlas follows this tab; it is kept nowhere",
  meta: { spec: "decisions/atlas", screen: "followed tab" },
  initial: "asking",
  states: {
    asking: {
      description: "Says what the atlas will see, and asks for consent",
      tags: ["asking"],
      on: {
        "follow.agree": { target: "followed", description: "The owner of the browser agrees" },
        "follow.stop": { target: "off", description: "No consent" },
      },
    },
    followed: {
      description: "The atlas may follow; the tab says so all the time",
      meta: { alwaysOn: true },
      tags: ["followed"],
      invoke: { id: "tellAtlas", src: "tellAtlas" },
      on: {
        "follow.stop": { target: "off", description: "The consent is withdrawn" },
        "follow.forbidden": {
          target: "off",
          description: "In production, whoever is signed in by now is not staff",
        },
      },
    },
    off: {
      description: "Nothing is sent to anybody",
      on: { "follow.ask": { target: "asking", description: "Asked for again" } },
    },
  },
});

export type FollowedTabRef = ActorRefFrom<typeof followedTabMachine>;
