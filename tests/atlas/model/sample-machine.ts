import { and, not, setup } from "xstate";
import { toBeProvided } from "../../../src/machines/kit/provide.ts";

const meta = { spec: "shell §4" };

/** A machine with everything that a diagram can show: nesting, regions, histories, guards, delays, actors, always. */
export const sampleMachine = setup({
  types: { events: {} as { type: "go" } | { type: "back" } | { type: "stop" } | { type: "note" } },
  actors: { load: toBeProvided<boolean>("load") },
  guards: { isReady: () => true, isClosed: () => false, isLate: () => false },
  delays: { limit: 1500, computed: () => 10 },
}).createMachine({
  id: "sample",
  description: "Shows everything",
  meta,
  initial: "idle",
  on: {
    stop: { target: ".stopped", description: "Stops from anywhere", meta },
    note: { description: "Stays where it is", meta },
  },
  states: {
    idle: {
      description: "Nothing yet",
      meta: { ...meta, screen: "login" },
      always: { guard: "isLate", target: "stopped", description: "Too late", meta },
      on: {
        go: [
          { guard: and(["isReady", not("isClosed")]), target: "working", description: "Begins", meta },
          { target: "idle", reenter: true, description: "Not yet", meta: { ...meta, code: "NOT_YET" } },
        ],
      },
    },
    working: {
      description: "Two things at once",
      meta,
      type: "parallel",
      states: {
        left: {
          description: "One",
          meta,
          initial: "loading",
          states: {
            loading: {
              description: "Loads",
              meta,
              tags: ["busy"],
              invoke: {
                id: "first",
                src: "load",
                onDone: { target: "done", description: "Came", meta },
                onError: { target: "#sample.broken", description: "Broke", meta },
              },
              after: {
                limit: { target: "done", description: "Too slow", meta },
                computed: { description: "Looks at it", meta },
              },
            },
            done: { description: "There", meta, type: "final" },
          },
        },
        right: {
          description: "Two",
          meta,
          initial: "one",
          states: {
            one: { description: "1", meta, on: { go: { target: "two", description: "On", meta } } },
            two: { description: "2", meta, type: "final" },
            last: { type: "history", history: "deep", target: "two", description: "Where it was", meta },
          },
        },
      },
      onDone: { target: "stopped", description: "Both are done", meta },
    },
    broken: {
      description: "A defect",
      meta: { ...meta, code: "DEFECT" },
      tags: ["failed"],
      on: { back: { target: "working.right.last", description: "Back to where it was", meta } },
    },
    stopped: { description: "The end", meta, type: "final" },
  },
});
