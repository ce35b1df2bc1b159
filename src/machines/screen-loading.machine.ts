/** The code of a screen, loaded when the screen is first asked for (shell §2, §9). */
import { assign, setup, type ActorRefFrom } from "xstate";
import type { CallFailure, Outcome } from "../domain/call-failure.ts";
import type { MachineMeta } from "./machine-meta.ts";
import { provided } from "./provide.ts";

export interface ScreenLoadingContext {
  readonly name: string;
  readonly failure: { readonly _tag: "None" } | CallFailure;
}

export type ScreenLoadingEvent = { readonly type: "screen.retry" } | { readonly type: "screen.shown" };

const meta: MachineMeta = { spec: "shell §2", screen: "load error" };

/** How long a screen's code may take, in ms (shell §9). */
const LOAD_LIMIT = 120_000;

const again = {
  "screen.retry": { target: "loading", description: "Asked to try again", meta },
  "screen.shown": { target: "loading", description: "Came back to the screen: try again", meta },
} as const;

export const screenLoadingMachine = setup({
  types: {
    context: {} as ScreenLoadingContext,
    input: {} as { readonly name: string },
    events: {} as ScreenLoadingEvent,
    tags: {} as "busy" | "failed" | "ready",
    meta: {} as MachineMeta,
  },
  actors: { loadScreen: provided<Outcome<unknown>, { readonly name: string }>("loadScreen") },
  guards: { isAnswered: (_, params: { outcome: Outcome<unknown> }) => params.outcome._tag === "Answered" },
  actions: {
    keepFailure: assign((_, { outcome }: { outcome: Outcome<unknown> }): Partial<ScreenLoadingContext> =>
      outcome._tag === "Failed" ? { failure: outcome.failure } : {},
    ),
    keepTimeout: assign((): Partial<ScreenLoadingContext> => ({
      failure: { _tag: "TimedOut", limit: LOAD_LIMIT },
    })),
    forgetFailure: assign((): Partial<ScreenLoadingContext> => ({ failure: { _tag: "None" } })),
  },
  delays: { loadLimit: LOAD_LIMIT },
}).createMachine({
  id: "screenLoading",
  description: "Loads the code of a screen",
  meta,
  context: ({ input }) => ({ name: input.name, failure: { _tag: "None" } }),
  initial: "loading",
  states: {
    loading: {
      description: "The code is on its way",
      meta,
      tags: ["busy"],
      entry: "forgetFailure",
      invoke: {
        id: "loadScreen",
        src: "loadScreen",
        input: ({ context }) => ({ name: context.name }),
        onDone: [
          {
            guard: { type: "isAnswered", params: ({ event }) => ({ outcome: event.output }) },
            target: "ready",
            description: "The code is there",
            meta,
          },
          {
            target: "failed",
            actions: { type: "keepFailure", params: ({ event }) => ({ outcome: event.output }) },
            description: "The code did not come",
            meta,
          },
        ],
        onError: { target: "crashed", description: "A defect in the code", meta },
      },
      after: {
        loadLimit: {
          target: "failed",
          actions: "keepTimeout",
          description: "No code within 120 s",
          meta: { ...meta, spec: "shell §9", code: "TIMED_OUT" },
        },
      },
    },
    ready: { description: "The screen can be shown", meta: { spec: "shell §2" }, tags: ["ready"] },
    failed: {
      description: "The load error, with a way to try again",
      meta: { ...meta, spec: "shell §8", code: "CALL_FAILED" },
      tags: ["failed"],
      on: again,
    },
    crashed: {
      description: "A defect; trying again may help",
      meta: { ...meta, spec: "shell §8", code: "DEFECT" },
      tags: ["failed"],
      on: again,
    },
  },
});

export type ScreenLoadingRef = ActorRefFrom<typeof screenLoadingMachine>;
