/** Anything that is loaded from the server: what there is, from which request, and whether it is still good (shell §3). */
import { assign, setup, type ActorRefFrom } from "xstate";
import type { CallFailure, Outcome } from "../domain/call-failure.ts";
import type { MachineMeta } from "./machine-meta.ts";
import { provided } from "./provide.ts";

/** What is there to show. `loadedFrom` is the request that brought it, which may be older than the present one. */
export type ResourceData<Request, Content> =
  | { readonly _tag: "None" }
  | {
      readonly _tag: "Loaded";
      readonly content: Content;
      readonly loadedAt: number;
      readonly loadedFrom: Request;
    };

/** Why the last load brought nothing; a crash leaves "None", for it has no words of its own. */
export type ResourceFailure = { readonly _tag: "None" } | CallFailure;

export interface ResourceContext<Request, Content> {
  readonly request: Request;
  readonly data: ResourceData<Request, Content>;
  readonly failure: ResourceFailure;
  /** Whether a view has shown it: the first showing belongs to the first load, later ones look again. */
  readonly seen: boolean;
}

/** What whoever holds the content hears when a write has answered with the new one. */
export interface ContentChanged<Content> {
  readonly type: "resource.changed";
  readonly content: Content;
}

/** What whoever holds the content hears of it: how it is now, or that it is not what is shown any more. */
export type ContentReport<Content> = ContentChanged<Content> | { readonly type: "resource.refresh" };

export type ResourceEvent<Request, Content> =
  | { readonly type: "resource.request"; readonly request: Request }
  | { readonly type: "resource.refresh" }
  | { readonly type: "resource.retry" }
  | ContentChanged<Content>
  | { readonly type: "resource.gone" }
  | { readonly type: "screen.shown" };

/** What the `load` actor resolves to; `at` is in milliseconds since 1970. */
export type LoadOutcome<Content> = Outcome<{ readonly content: Content; readonly at: number }>;

const meta: MachineMeta = { spec: "shell §3" };
const limit: MachineMeta = { spec: "architecture", code: "TIMED_OUT" };

/** How long a load may take with all its retries, in ms: the net under the client's own limits. */
const LOAD_LIMIT = 60_000;

/** A resource of one kind of request and content; the app gives it its `load` actor. */
export const createResourceMachine = <Request, Content>() => {
  const resourceSetup = setup({
    types: {
      context: {} as ResourceContext<Request, Content>,
      input: {} as { readonly request: Request },
      events: {} as ResourceEvent<Request, Content>,
      tags: {} as "busy" | "failed" | "stale",
      meta: {} as MachineMeta,
    },
    actors: { load: provided<LoadOutcome<Content>, { readonly request: Request }>("load") },
    guards: {
      isAnswered: (_, params: { outcome: LoadOutcome<Content> }) => params.outcome._tag === "Answered",
      isGone: (_, { outcome }: { outcome: LoadOutcome<Content> }) =>
        outcome._tag === "Failed" &&
        outcome.failure._tag === "Refused" &&
        outcome.failure.code === "NOT_FOUND",
      wasSeen: ({ context }) => context.seen,
    },
    actions: {
      remember: assign((_, params: { request: Request }) => ({ request: params.request })),
      keepContent: assign(
        (
          { context },
          { outcome }: { outcome: LoadOutcome<Content> },
        ): Partial<ResourceContext<Request, Content>> =>
          outcome._tag === "Failed"
            ? {}
            : {
                data: {
                  _tag: "Loaded",
                  content: outcome.answer.content,
                  loadedAt: outcome.answer.at,
                  loadedFrom: context.request,
                },
                failure: { _tag: "None" },
              },
      ),
      keepFailure: assign(
        (_, { outcome }: { outcome: LoadOutcome<Content> }): Partial<ResourceContext<Request, Content>> =>
          outcome._tag === "Failed" ? { failure: outcome.failure } : {},
      ),
      keepTimeout: assign((): Partial<ResourceContext<Request, Content>> => ({
        failure: { _tag: "TimedOut", limit: LOAD_LIMIT },
      })),
      forgetFailure: assign((): Partial<ResourceContext<Request, Content>> => ({
        failure: { _tag: "None" },
      })),
      see: assign({ seen: true }),
      dropContent: assign((): Partial<ResourceContext<Request, Content>> => ({ data: { _tag: "None" } })),
      replaceContent: assign(
        ({ context }, params: { content: Content }): Partial<ResourceContext<Request, Content>> =>
          context.data._tag === "None" ? {} : { data: { ...context.data, content: params.content } },
      ),
    },
    delays: { loadLimit: LOAD_LIMIT },
  });

  const loading = resourceSetup.createStateConfig({
    description: "Nothing to show yet; the first load runs",
    meta,
    tags: ["busy"],
    invoke: {
      id: "load",
      src: "load",
      input: ({ context }) => ({ request: context.request }),
      onDone: [
        {
          guard: { type: "isAnswered", params: ({ event }) => ({ outcome: event.output }) },
          target: "loaded",
          actions: { type: "keepContent", params: ({ event }) => ({ outcome: event.output }) },
          description: "The content came",
          meta,
        },
        {
          target: "failed",
          actions: { type: "keepFailure", params: ({ event }) => ({ outcome: event.output }) },
          description: "The call failed",
          meta,
        },
      ],
      onError: { target: "crashed", description: "A defect in the load", meta },
    },
    after: {
      loadLimit: { target: "failed", actions: "keepTimeout", description: "No outcome in time", meta: limit },
    },
    on: {
      "resource.request": {
        target: "loading",
        reenter: true,
        actions: { type: "remember", params: ({ event }) => ({ request: event.request }) },
        description: "A newer request aborts the older",
        meta,
      },
      "screen.shown": { actions: "see", description: "The screen is there while its first load runs", meta },
    },
  });

  const refreshing = resourceSetup.createStateConfig({
    description: "The old content stays shown while newer is fetched",
    meta,
    tags: ["busy"],
    entry: "forgetFailure",
    invoke: {
      id: "refresh",
      src: "load",
      input: ({ context }) => ({ request: context.request }),
      onDone: [
        {
          guard: { type: "isAnswered", params: ({ event }) => ({ outcome: event.output }) },
          target: "fresh",
          actions: { type: "keepContent", params: ({ event }) => ({ outcome: event.output }) },
          description: "Newer content came",
          meta,
        },
        {
          guard: { type: "isGone", params: ({ event }) => ({ outcome: event.output }) },
          target: "#resource.failed",
          actions: [
            "dropContent",
            { type: "keepFailure", params: ({ event }) => ({ outcome: event.output }) },
          ],
          description: "It is there no more: what is gone is not shown",
          meta,
        },
        {
          target: "stale",
          actions: { type: "keepFailure", params: ({ event }) => ({ outcome: event.output }) },
          description: "The call failed",
          meta,
        },
      ],
      onError: { target: "#resource.crashed", description: "A defect in the refresh", meta },
    },
    after: {
      loadLimit: { target: "stale", actions: "keepTimeout", description: "No outcome in time", meta: limit },
    },
    on: {
      "resource.changed": {
        target: "refreshing",
        reenter: true,
        actions: { type: "replaceContent", params: ({ event }) => ({ content: event.content }) },
        description: "The running refresh may have read what was before the change: it starts again",
        meta,
      },
    },
  });

  const fresh = resourceSetup.createStateConfig({
    description: "The content is as the server last told it",
    meta,
    on: {
      "resource.refresh": { target: "refreshing", description: "Asked to look again", meta },
      "screen.shown": [
        {
          guard: "wasSeen",
          target: "refreshing",
          description: "Came back to the screen: look behind what is shown",
          meta,
        },
        { actions: "see", description: "The first load was quicker than the screen: nothing to do", meta },
      ],
    },
  });

  const stale = resourceSetup.createStateConfig({
    description: "Old content, for the last refresh failed",
    meta: { ...meta, code: "CALL_FAILED" },
    tags: ["stale"],
    on: {
      "resource.refresh": { target: "refreshing", description: "Asked to look again", meta },
      "resource.retry": { target: "refreshing", description: "Asked to try again", meta },
      "screen.shown": { target: "refreshing", description: "Came back to the screen: try again", meta },
    },
  });

  const loaded = resourceSetup.createStateConfig({
    description: "There is content to show",
    meta,
    initial: "fresh",
    states: { fresh, refreshing, stale },
    on: {
      "resource.request": {
        target: ".refreshing",
        reenter: true,
        actions: { type: "remember", params: ({ event }) => ({ request: event.request }) },
        description: "Another request: a running one is aborted, the old content stays",
        meta,
      },
      "resource.changed": {
        actions: { type: "replaceContent", params: ({ event }) => ({ content: event.content }) },
        description: "A write answered with the new content",
        meta,
      },
      "resource.gone": {
        target: "loading",
        actions: "dropContent",
        description: "A write has ended it: it is not shown any more, and the server is asked",
        meta,
      },
    },
  });

  const again = {
    "resource.request": {
      target: "loading",
      actions: {
        type: "remember",
        params: ({ event }: { event: { readonly request: Request } }) => ({ request: event.request }),
      },
      description: "Another request",
      meta,
    },
    "resource.retry": { target: "loading", description: "Asked to try again", meta },
    "screen.shown": { target: "loading", description: "Came back to the screen: try again", meta },
  } as const;

  return resourceSetup.createMachine({
    id: "resource",
    description: "Loads something, keeps it, and refreshes it without taking it away",
    meta,
    context: ({ input }) => ({
      request: input.request,
      data: { _tag: "None" },
      failure: { _tag: "None" },
      seen: false,
    }),
    initial: "loading",
    states: {
      loading,
      loaded,
      failed: {
        description: "Nothing to show, and why",
        meta: { ...meta, code: "CALL_FAILED" },
        tags: ["failed"],
        exit: "forgetFailure",
        on: again,
      },
      crashed: {
        description: "A defect; trying again may help",
        meta: { ...meta, code: "DEFECT" },
        tags: ["failed"],
        on: again,
      },
    },
  });
};

/** The machine as the atlas and the tests know it; screens take one typed by `createResourceMachine`. */
export const resourceMachine = createResourceMachine<unknown, unknown>();

export type ResourceLogic<Request, Content> = ReturnType<typeof createResourceMachine<Request, Content>>;
export type ResourceRef<Request, Content> = ActorRefFrom<ResourceLogic<Request, Content>>;
