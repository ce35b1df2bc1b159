/** Content that is loaded from the server: what is loaded, for which request, and whether it is current (shell §3). */
import * as Equal from "effect/Equal";
import { assign, setup, type ActorRefFrom } from "xstate";
import type { CallFailure, Outcome } from "../../domain/kit/call-failure.ts";
import { LOAD_LIMIT } from "../../domain/kit/time-limits.ts";
import type { RefusalTable } from "../../domain/kit/refusals.ts";
import type { MachineMeta } from "./machine-meta.ts";
import { toBeProvided } from "./provide.ts";
import { requestsOf } from "./request.ts";
import type { Heard } from "./screen-broadcast.ts";

/** The loaded content. `loadedFrom` is the request that loaded it, which may be older than the current one. */
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
  /** Why the last load failed; undefined after a defect, which has no failure. */
  readonly failure: CallFailure | undefined;
}

/** True while the content of another request is being loaded in the place of what is shown, such as by a search; a refresh of the same is none. */
export const isReplacing = <Request, Content>(snapshot: {
  readonly context: ResourceContext<Request, Content>;
  readonly hasTag: (tag: "busy") => boolean;
}): boolean => {
  const { request, data } = snapshot.context;
  return snapshot.hasTag("busy") && data._tag === "Loaded" && data.loadedFrom !== request;
};

/** Received when a write has answered with the new content. */
export interface ContentChanged<Content> {
  readonly type: "resource.changed";
  readonly content: Content;
}

/** Received when a write of one item has answered with the list: only that item is taken over, because the answers of two writes can arrive in either order. */
export interface ItemChanged<Content> {
  readonly type: "resource.itemChanged";
  readonly id: unknown;
  readonly content: Content;
}

/** The content is outdated: its holder loads it again. */
export interface ContentOutdated {
  readonly type: "resource.refresh";
}

/** Events for the holder of the content: it changed, or it is outdated. */
export type ContentReport<Content> = ContentChanged<Content> | ItemChanged<Content> | ContentOutdated;

export type ResourceEvent<Request, Content> =
  | { readonly type: "resource.request"; readonly request: Request }
  | ContentOutdated
  | Heard<"resource.retry" | "resource.invalidate" | "screen.returned">
  | ContentChanged<Content>
  | ItemChanged<Content>
  | { readonly type: "resource.gone" };

/** The output of the `load` actor; `at` is in milliseconds since 1970. */
export type LoadOutcome<Content> = Outcome<{ readonly content: Content; readonly at: number }>;

/** What is loaded; `unattended` where no person asked for it, so that it does not extend the session. */
export interface LoadInput<Request> {
  readonly request: Request;
  readonly unattended: boolean;
}

const refusals = {
  NOT_FOUND: { spec: "shell §3", means: "It no longer exists and is not shown" },
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

/** Creates a resource machine for one type of request and content; the app provides its `load` actor. */
export const createResourceMachine = <Request, Content>() => {
  interface Asked {
    readonly context: ResourceContext<Request, Content>;
    readonly event: ResourceEvent<Request, Content>;
  }
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
    actors: { load: toBeProvided<LoadOutcome<Content>, LoadInput<Request>>("load") },
    guards: {
      /** The app provides which topics the content depends on. */
      concerns: (_, { topics }: { readonly topics: readonly string[] }) => topics.length > 0,
    },
    actions: {
      setRequest: assign((_, params: { request: Request }) => ({ request: params.request })),
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
  const request = requestsOf<typeof resourceSetup>({ refusals });
  /** The content and the request that loaded it. */
  const loadedWith = ({ context, answer }: Loading): Partial<ResourceContext<Request, Content>> => ({
    data: {
      _tag: "Loaded",
      content: answer.content,
      loadedAt: answer.at,
      loadedFrom: context.request,
    },
  });

  /** No person asked for it where the server said that it has changed. */
  const asked = ({ context, event }: Asked): LoadInput<Request> => ({
    request: context.request,
    unattended: event.type === "resource.invalidate",
  });

  const loading = resourceSetup.createStateConfig({
    ...request("load", {
      input: ({ context }) => ({ request: context.request, unattended: false }),
      limit: LOAD_LIMIT,
      answered: { target: "loaded", assign: loadedWith, description: "The content was loaded" },
      failed: "failed",
    }),
    description: "No content yet; the first load is running",
    on: {
      "resource.request": {
        target: "loading",
        reenter: true,
        actions: { type: "setRequest", params: ({ event }) => ({ request: event.request }) },
        description: "A newer request aborts the running one",
      },
      "resource.refresh": {
        target: "loading",
        reenter: true,
        description: "A write has changed it: the running load may have read it before",
      },
      "resource.invalidate": {
        guard: { type: "concerns", params: ({ event }) => event },
        target: "loading",
        reenter: true,
        description: "It has changed on the server: the running load may have read it before",
        meta: { spec: "decisions/live" },
      },
    },
  });

  const refreshing = resourceSetup.createStateConfig({
    ...request("load", {
      id: "refresh",
      input: asked,
      limit: LOAD_LIMIT,
      answered: { target: "fresh", assign: loadedWith, description: "Newer content was loaded" },
      refused: { NOT_FOUND: { target: "#resource.failed", actions: "clearContent" } },
      failed: "stale",
      crashed: "#resource.crashed",
    }),
    description: "The old content stays visible during the refresh",
    on: {
      "resource.changed": {
        target: "refreshing",
        reenter: true,
        actions: { type: "setContent", params: ({ event }) => ({ content: event.content }) },
        description: "The running refresh may have read the state before the change: it is restarted",
      },
      "resource.itemChanged": {
        target: "refreshing",
        reenter: true,
        actions: { type: "setItem", params: ({ event }) => event },
        description: "The running refresh may have read the state before the change: it is restarted",
      },
    },
  });

  const fresh = resourceSetup.createStateConfig({
    description: "The content is current",
    on: {
      "screen.returned": {
        target: "refreshing",
        description: "The person returns to the screen: refresh in the background",
      },
    },
  });

  const stale = resourceSetup.createStateConfig({
    description: "The content is stale: the last refresh failed",
    meta: { code: "CALL_FAILED" },
    tags: ["stale"],
    on: {
      "resource.retry": { target: "refreshing", description: "A retry is requested" },
      "screen.returned": {
        target: "refreshing",
        description: "The person returns to the screen: retry",
      },
    },
  });

  const loaded = resourceSetup.createStateConfig({
    description: "Content is available",
    initial: "fresh",
    states: { fresh, refreshing, stale },
    on: {
      "resource.refresh": {
        target: ".refreshing",
        description:
          "A write has changed it, or was refused because it is outdated: a load that runs may have read it before",
      },
      "resource.invalidate": {
        guard: { type: "concerns", params: ({ event }) => event },
        target: ".refreshing",
        description: "It has changed on the server: a load that runs may have read it before",
        meta: { spec: "decisions/live" },
      },
      "resource.request": {
        target: ".refreshing",
        actions: { type: "setRequest", params: ({ event }) => ({ request: event.request }) },
        description: "Another request: the running load is aborted, the old content stays",
      },
      "resource.changed": {
        actions: { type: "setContent", params: ({ event }) => ({ content: event.content }) },
        description: "A write answered with the new content",
      },
      "resource.itemChanged": {
        actions: { type: "setItem", params: ({ event }) => event },
        description: "A write answered with one item of the list",
      },
      "resource.gone": {
        target: "loading",
        actions: "clearContent",
        description: "A write made the content obsolete: it is hidden and loaded again",
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
    },
    "resource.retry": { target: "loading", description: "A retry is requested" },
    "resource.refresh": { target: "loading", description: "A write has changed it: it may be there by now" },
    "screen.returned": { target: "loading", description: "The person returns to the screen: retry" },
  } as const;

  return resourceSetup.createMachine({
    id: "resource",
    description: "Loads content, keeps it, and refreshes it in the background",
    meta: { spec: "shell §3" },
    context: ({ input }) => ({
      request: input.request,
      data: { _tag: "None" },
      failure: undefined,
    }),
    initial: "loading",
    states: {
      loading,
      loaded,
      failed: {
        description: "No content; `failure` has the reason",
        meta: { code: "CALL_FAILED" },
        tags: ["failed"],
        on: again,
      },
      crashed: {
        description: "A defect; a retry may help",
        meta: { code: "DEFECT" },
        tags: ["failed"],
        on: again,
      },
    },
  });
};

/** The untyped machine for the atlas and the tests; screens use `createResourceMachine`. */
export const resourceMachine = createResourceMachine<unknown, unknown>();

export type ResourceLogic<Request, Content> = ReturnType<typeof createResourceMachine<Request, Content>>;
export type ResourceRef<Request, Content> = ActorRefFrom<ResourceLogic<Request, Content>>;
