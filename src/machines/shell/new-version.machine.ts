/** Offers a new version of the portal while an old one is open; the person decides when the page loads it (decisions/build). */
import { sendTo, setup, type ActorRefFrom } from "xstate";
import type { MachineMeta } from "../kit/machine-meta.ts";
import { providedCallback } from "../kit/provide.ts";

export type NewVersionEvent =
  /** The browser has the files of another build than that of this page. */
  { readonly type: "version.found" } | { readonly type: "version.load" } | { readonly type: "version.close" };

/** What the service worker is asked for. */
export type WorkerRequest =
  /** Look whether the server has a new build. */
  | { readonly type: "worker.look" }
  /** Load the page again; what is typed is kept, and the browser asks about what cannot be. */
  | { readonly type: "worker.load" };

/** How often an open page looks for a new version, in ms. */
const LOOK_EVERY = 60 * 60 * 1000;

export const newVersionMachine = setup({
  types: {
    children: {} as { worker: "worker" },
    events: {} as NewVersionEvent,
    tags: {} as "offered",
    meta: {} as MachineMeta,
  },
  actors: { worker: providedCallback<WorkerRequest>("worker") },
  actions: {
    look: sendTo("worker", { type: "worker.look" } satisfies WorkerRequest),
    load: sendTo("worker", { type: "worker.load" } satisfies WorkerRequest),
  },
  delays: { lookEvery: LOOK_EVERY },
}).createMachine({
  id: "newVersion",
  description: "The offer of a new version of the portal",
  meta: { spec: "decisions/build" },
  invoke: { id: "worker", src: "worker" },
  initial: "current",
  states: {
    current: {
      description: "The page is of the newest build that is known, or the person has closed the offer",
      on: {
        "version.found": { target: "offered", description: "The browser has a newer build" },
      },
      after: {
        lookEvery: {
          target: "current",
          reenter: true,
          actions: "look",
          description: "Looks whether the server has a new build",
        },
      },
    },
    offered: {
      description: "The new version is offered; the page goes on with its own",
      meta: { screen: "new version" },
      tags: ["offered"],
      on: {
        "version.load": {
          actions: "load",
          description:
            "The page loads again: what is typed is kept, and the browser asks about what cannot be",
        },
        "version.close": { target: "current", description: "The person goes on with this version" },
      },
    },
  },
});

export type NewVersionRef = ActorRefFrom<typeof newVersionMachine>;
