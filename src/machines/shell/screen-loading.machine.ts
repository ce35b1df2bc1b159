/** Loads the code of a screen when the screen is first opened (shell §2, §9). */
import { setup, type ActorRefFrom } from "xstate";
import type { CallFailure, Outcome } from "../../domain/kit/call-failure.ts";
import type { MachineMeta } from "../kit/machine-meta.ts";
import { toBeProvided } from "../kit/provide.ts";
import { requestsOf } from "../kit/request.ts";
import type { Heard } from "../kit/screen-broadcast.ts";

export interface ScreenLoadingInput {
  readonly name: string;
  /** True if the screen's code and texts are there already. */
  readonly loaded: boolean;
}

export interface ScreenLoadingContext extends ScreenLoadingInput {
  readonly failure: CallFailure | undefined;
}

export type ScreenLoadingEvent = Heard<"screen.retry" | "screen.returned">;

const again = {
  "screen.retry": { target: "loading", description: "A retry is requested" },
  "screen.returned": { target: "loading", description: "The person returns to the screen: retry" },
} as const;

const screenSetup = setup({
  types: {
    context: {} as ScreenLoadingContext,
    input: {} as ScreenLoadingInput,
    events: {} as ScreenLoadingEvent,
    tags: {} as "busy" | "failed" | "ready",
    meta: {} as MachineMeta,
  },
  actors: { loadScreen: toBeProvided<Outcome<undefined>, { readonly name: string }>("loadScreen") },
  guards: { isLoaded: ({ context }) => context.loaded },
});

const request = requestsOf<typeof screenSetup>();

const loading = screenSetup.createStateConfig({
  ...request("loadScreen", {
    input: ({ context }) => ({ name: context.name }),
    limit: 120_000,
    answered: { target: "ready", description: "The code was loaded" },
    failed: [
      {
        name: "gone",
        when: ({ failure }) => failure._tag === "Gone",
        target: "gone",
        description: "A new version on the server has replaced the code",
        meta: { spec: "decisions/build" },
      },
      { target: "failed", description: "The code could not be loaded" },
    ],
    timedOut: { target: "failed", description: "No code within 120 s", meta: { spec: "shell §9" } },
    crashed: { target: "crashed", description: "A defect in the code" },
  }),
  description: "The code is being loaded",
});

export const screenLoadingMachine = screenSetup.createMachine({
  id: "screenLoading",
  description: "Loads the code of a screen",
  meta: { spec: "shell §2", screen: "load error" },
  context: ({ input }) => ({ ...input, failure: undefined }),
  initial: "opened",
  states: {
    opened: {
      description: "The screen is opened",
      always: [
        { guard: "isLoaded", target: "ready", description: "Its code is there" },
        { target: "loading", description: "Its code is not there yet" },
      ],
    },
    loading,
    ready: { description: "The screen can be shown", meta: { spec: "shell §2" }, tags: ["ready"] },
    failed: {
      description: "The load error with a retry button",
      meta: { spec: "shell §8", code: "CALL_FAILED" },
      tags: ["failed"],
      on: again,
    },
    gone: {
      description: "A new version has replaced the code: the page is to be loaded again",
      meta: { spec: "decisions/build", code: "SCREEN_GONE" },
      tags: ["failed"],
      on: again,
    },
    crashed: {
      description: "A defect; a retry may help",
      meta: { spec: "shell §8", code: "DEFECT" },
      tags: ["failed"],
      on: again,
    },
  },
});

export type ScreenLoadingRef = ActorRefFrom<typeof screenLoadingMachine>;
