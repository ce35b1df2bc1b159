/** Anything that is loaded from the server: what there is, from which request, and whether it is still good (shell §3). */
import * as Equal from "effect/Equal";
import { assign, setup, type ActorRefFrom } from "xstate";
import type { CallFailure, Outcome } from "../../domain/kit/call-failure.ts";
import type { RefusalTable } from "../../domain/kit/refusals.ts";
import type { MachineMeta } from "./machine-meta.ts";
import { provided } from "./provide.ts";
import { requestsOf } from "./request.ts";

/** What is there to show. `loadedFrom` is the request that brought it, which may be older than the present one. */
export type ResourceData<Request, Content> =
  | { readonly _tag: "None" }
  | {
      readonly _tag: "Loaded";
      readonly content: Content;
      readonly loadedAt: number;
      readonly loadedFrom: Request;
    };

export interface ResourceContext<Request, Content> {
  readonly request: Request;
  readonly data: ResourceData<Request, Content>;
  /** Why the last load brought nothing; undefined after a crash, which has no words of its own. */
  readonly failure: CallFailure | undefined;
  /** Whether a view has shown it: the first showing belongs to the first load, later ones look again. */
  readonly seen: boolean;
}

/** What whoever holds the content hears when a write has answered with the new one. */
export interface ContentChanged<Content> {
  readonly type: "resource.changed";
  readonly content: Content;
}

/** What whoever holds a list hears when a write of one item has answered with the list: that item alone is taken, for answers of two writes may come in any order. */
export interface ItemChanged<Content> {
  readonly type: "resource.itemChanged";
  readonly id: unknown;
  readonly content: Content;
}

/** What whoever holds the content hears of it: how it is now, or that it is not what is shown any more. */
export type ContentReport<Content> =
  | ContentChanged<Content>
  | ItemChanged<Content>
  | { readonly type: "resource.refresh" };

export type ResourceEvent<Request, Content> =
  | { readonly type: "resource.request"; readonly request: Request }
  | { readonly type: "resource.refresh" }
  | { readonly type: "resource.retry" }
  | ContentChanged<Content>
  | ItemChanged<Content>
  | { readonly type: "resource.gone" }
  | { readonly type: "screen.shown" };

/** What the `load` actor resolves to; `at` is in milliseconds since 1970. */
export type LoadOutcome<Content> = Outcome<{ readonly content: Content; readonly at: number }>;

const meta: MachineMeta = { spec: "shell §3" };

/** How long a load may take with all its retries, in ms: the net under the client's own limits. */
const LOAD_LIMIT = 60_000;

const refusals = {
  NOT_FOUND: { spec: "shell §3", means: "It is there no more: what is gone is not shown" },
} as const satisfies RefusalTable;

type Items = readonly { readonly id: unknown }[];
const withItem = <Content>(held: Content, { id, content }: Omit<ItemChanged<Content>, "type">): Content =>
  Array.isArray(held) && Array.isArray(content)
    ? ((held as Items).map((one) =>
        Equal.equals(one.id, id)
          ? ((content as Items).find((candidate) => Equal.equals(candidate.id, id)) ?? one)
          : one,
      ) as Content)
    : held;

/** A resource of one kind of request and content; the app gives it its `load` actor. */
export const createResourceMachine = <Request, Content>() => {
  interface Loading {
    readonly context: ResourceContext<Request, Content>;
    readonly answer: { readonly content: Content; readonly at: number };
  }
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
      wasSeen: ({ context }) => context.seen,
    },
    actions: {
      setRequest: assign((_, params: { request: Request }) => ({ request: params.request })),
      setSeen: assign({ seen: true }),
      setItem: assign(
        (
          { context },
          params: Omit<ItemChanged<Content>, "type">,
        ): Partial<ResourceContext<Request, Content>> =>
          context.data._tag === "None"
            ? {}
            : { data: { ...context.data, content: withItem(context.data.content, params) } },
      ),
      clearContent: assign((): Partial<ResourceContext<Request, Content>> => ({ data: { _tag: "None" } })),
      setContent: assign(
        ({ context }, params: { content: Content }): Partial<ResourceContext<Request, Content>> =>
          context.data._tag === "None" ? {} : { data: { ...context.data, content: params.content } },
      ),
    },
  });
  const request = requestsOf<typeof resourceSetup>({ meta, refusals });
  /** The content with the request that brought it. */
  const loadedWith = ({ context, answer }: Loading): Partial<ResourceContext<Request, Content>> => ({
    data: {
      _tag: "Loaded",
      content: answer.content,
      loadedAt: answer.at,
      loadedFrom: context.request,
    },
  });

  const loading = resourceSetup.createStateConfig({
    ...request("load", {
      input: ({ context }) => ({ request: context.request }),
      limit: LOAD_LIMIT,
      answered: { target: "loaded", assign: loadedWith, description: "The content came" },
      failed: "failed",
    }),
    description: "Nothing to show yet; the first load runs",
    on: {
      "resource.request": {
        target: "loading",
        reenter: true,
        actions: { type: "setRequest", params: ({ event }) => ({ request: event.request }) },
        description: "A newer request aborts the older",
        meta,
      },
      "screen.shown": {
        actions: "setSeen",
        description: "The screen is there while its first load runs",
        meta,
      },
    },
  });

  const refreshing = resourceSetup.createStateConfig({
    ...request("load", {
      id: "refresh",
      input: ({ context }) => ({ request: context.request }),
      limit: LOAD_LIMIT,
      answered: { target: "fresh", assign: loadedWith, description: "Newer content came" },
      refused: { NOT_FOUND: { target: "#resource.failed", actions: "clearContent" } },
      failed: "stale",
      crashed: "#resource.crashed",
    }),
    description: "The old content stays shown while newer is fetched",
    on: {
      "resource.changed": {
        target: "refreshing",
        reenter: true,
        actions: { type: "setContent", params: ({ event }) => ({ content: event.content }) },
        description: "The running refresh may have read what was before the change: it starts again",
        meta,
      },
      "resource.itemChanged": {
        target: "refreshing",
        reenter: true,
        actions: { type: "setItem", params: ({ event }) => event },
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
        {
          actions: "setSeen",
          description: "The first load was quicker than the screen: nothing to do",
          meta,
        },
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
        actions: { type: "setRequest", params: ({ event }) => ({ request: event.request }) },
        description: "Another request: a running one is aborted, the old content stays",
        meta,
      },
      "resource.changed": {
        actions: { type: "setContent", params: ({ event }) => ({ content: event.content }) },
        description: "A write answered with the new content",
        meta,
      },
      "resource.itemChanged": {
        actions: { type: "setItem", params: ({ event }) => event },
        description: "A write answered with one of its items",
        meta,
      },
      "resource.gone": {
        target: "loading",
        actions: "clearContent",
        description: "A write has ended it: it is not shown any more, and the server is asked",
        meta,
      },
    },
  });

  const again = {
    "resource.request": {
      target: "loading",
      actions: {
        type: "setRequest",
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
      failure: undefined,
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
