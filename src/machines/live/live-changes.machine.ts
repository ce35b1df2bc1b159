/** Hears of changes on the server while they are looked at: one tab of the browser follows the event stream and tells the others (decisions/live). */
import { assign, enqueueActions, not, sendTo, setup, type ActorRefFrom, type EventObject } from "xstate";
import { meansOtherAccount, type CallFailure, type Outcome } from "../../domain/kit/call-failure.ts";
import type { ChangeId, ChangeNews } from "../../domain/live/change.ts";
import type { MachineMeta } from "../kit/machine-meta.ts";
import type { ParentRef } from "../kit/parent-ref.ts";
import { providedCallback, toBeProvided } from "../kit/provide.ts";
import { requestsOf } from "../kit/request.ts";

/** What the root hears. */
export type LiveReport =
  | { readonly type: "live.changed"; readonly topics: readonly string[] }
  | { readonly type: "call.failed"; readonly failure: CallFailure };

export interface LiveChangesInput {
  readonly parent: ParentRef<LiveReport>;
  /** From 0 to 1, another one in each tab: so that a change that concerns everybody is not looked at by all in the same moment. */
  readonly spread: number;
}

export interface LiveChangesContext extends LiveChangesInput {
  /** The last event that was heard of. */
  readonly last: ChangeId | undefined;
  /** How often the stream was cut since the last news. */
  readonly failures: number;
  /** How often was asked since the stream was given up. */
  readonly asked: number;
  /** False where tabs cannot share a stream: each asks for itself. */
  readonly shared: boolean;
  /** What has changed and was not announced yet. */
  readonly changed: readonly string[];
}

export type LiveChangesEvent =
  | { readonly type: "live.signedIn" }
  | { readonly type: "live.signedOut" }
  /** This tab follows for all of the browser. */
  | { readonly type: "live.chosen" }
  /** Tabs of this browser cannot share a stream. */
  | { readonly type: "live.unshared" }
  /** A line of the own stream. */
  | ({ readonly type: "live.news" } & ChangeNews)
  /** Another tab has heard it. */
  | ({ readonly type: "live.heard" } & ChangeNews)
  /** The stream has ended, or did not begin. */
  | { readonly type: "live.cut" }
  /** Another stream of the session took its place. */
  | { readonly type: "live.replaced" }
  | { readonly type: "live.refused"; readonly failure: CallFailure }
  /** The computer is connected again. */
  | { readonly type: "live.online" };

/** What is sent to the other tabs. */
export type TellTabs = { readonly type: "live.tell"; readonly news: ChangeNews };

/** The delays before the stream is opened again, in ms; after them it is asked instead. */
const WAITS = [2_000, 5_000, 15_000, 30_000] as const;
/** How often is asked without a stream, in ms. */
const ASK_EVERY = 60_000;
/** How often is asked before the stream is tried again. */
const ASKS = 10;
/** Changes are gathered for at least this time, and for as much longer as `spread` says, in ms. */
const GATHERED = 100;
const SPREAD = 1_900;

const liveSetup = setup({
  types: {
    context: {} as LiveChangesContext,
    input: {} as LiveChangesInput,
    events: {} as LiveChangesEvent,
    tags: {} as "following" | "asking",
    meta: {} as MachineMeta,
  },
  actors: {
    /** The lock that one tab holds, and what the tabs tell each other. */
    shareTabs: providedCallback<TellTabs>("shareTabs"),
    follow: providedCallback<EventObject, { readonly last: ChangeId | undefined }>("follow"),
    watchConnection: providedCallback("watchConnection"),
    ask: toBeProvided<Outcome<ChangeNews>, { readonly last: ChangeId | undefined }>("ask"),
  },
  guards: {
    isOften: ({ context }) => context.failures >= WAITS.length,
    hasChanged: ({ context }) => context.changed.length > 0,
    endsSession: (_, { failure }: { failure: CallFailure }) =>
      failure._tag === "SessionExpired" || meansOtherAccount(failure),
  },
  actions: {
    hear: assign(({ context }, { id, topics }: ChangeNews): Partial<LiveChangesContext> => ({
      last: id,
      changed: [...new Set([...context.changed, ...topics])],
    })),
    connected: assign({ failures: 0, asked: 0 }),
    countFailure: assign({ failures: ({ context }) => context.failures + 1 }),
    countAsk: assign({ asked: ({ context }) => Math.min(context.asked + 1, ASKS) }),
    forget: assign((): Partial<LiveChangesContext> => ({
      last: undefined,
      failures: 0,
      asked: 0,
      changed: [],
      shared: true,
    })),
    goAlone: assign({ shared: false }),
    tellTabs: sendTo("shareTabs", (_, news: ChangeNews): TellTabs => ({ type: "live.tell", news })),
    tellLast: enqueueActions(({ context: { last, changed }, enqueue }) => {
      if (last !== undefined)
        enqueue.sendTo("shareTabs", { type: "live.tell", news: { id: last, topics: changed } });
    }),
    tellChanged: enqueueActions(({ context, enqueue }) => {
      enqueue.sendTo(context.parent, { type: "live.changed", topics: context.changed });
      enqueue.assign({ changed: [] });
    }),
    tellFailure: sendTo(
      ({ context }) => context.parent,
      (_, { failure }: { failure: CallFailure }): LiveReport => ({ type: "call.failed", failure }),
    ),
  },
  delays: {
    backOff: ({ context }) => WAITS[context.failures - 1] ?? ASK_EVERY,
    askAgain: ASK_EVERY,
    gathered: ({ context }) => GATHERED + context.spread * SPREAD,
  },
});

const request = requestsOf<typeof liveSetup>();

const newsOf = ({ event: { id, topics } }: { readonly event: ChangeNews }): ChangeNews => ({ id, topics });

const following = liveSetup.createStateConfig({
  description: "Follows the event stream for all tabs of this browser",
  meta: { alwaysOn: true },
  tags: ["following"],
  invoke: { id: "follow", src: "follow", input: ({ context }) => ({ last: context.last }) },
  on: {
    "live.news": {
      actions: ["connected", { type: "hear", params: newsOf }, { type: "tellTabs", params: newsOf }],
      description: "Something has changed, or the stream has begun",
    },
    "live.cut": [
      {
        guard: "isOften",
        target: "asking",
        description: "It was cut again and again: it is asked instead",
      },
      { target: "resting", actions: "countFailure", description: "The stream was cut" },
    ],
    "live.replaced": {
      target: "asking",
      description: "Another stream of the session took its place: two would replace each other for ever",
    },
    "live.refused": [
      {
        guard: { type: "endsSession", params: ({ event }) => ({ failure: event.failure }) },
        target: "#liveChanges.connection.off",
        actions: { type: "tellFailure", params: ({ event }) => ({ failure: event.failure }) },
        description: "The session has ended, or is another account's",
      },
      {
        target: "asking",
        description: "The server refuses the stream, as an older one does",
      },
    ],
  },
});

const resting = liveSetup.createStateConfig({
  description: "Waits before the stream is opened again",
  after: { backOff: { target: "following", description: "Opens it again" } },
  on: { "live.online": { target: "following", description: "The computer is connected again" } },
});

const withAnswer = ({
  context,
  answer,
}: {
  readonly context: LiveChangesContext;
  readonly answer: ChangeNews;
}): Partial<LiveChangesContext> => ({
  last: answer.id,
  changed: [...new Set([...context.changed, ...answer.topics])],
});

const asking = liveSetup.createStateConfig({
  description: "Without a stream it is asked once a minute",
  tags: ["asking"],
  initial: "pausing",
  states: {
    pausing: {
      description: "Waits for the next time",
      after: { askAgain: { target: "calling", description: "A minute has passed" } },
      on: {
        "live.online": { target: "calling", description: "The computer is connected again" },
      },
    },
    calling: {
      ...request("ask", {
        silent: true,
        tags: [],
        entry: "countAsk",
        input: ({ context }) => ({ last: context.last }),
        limit: 60_000,
        answered: [
          {
            name: "and may follow",
            when: ({ context }) => context.shared && context.asked >= ASKS,
            target: "#liveChanges.connection.on.following",
            assign: withAnswer,
            actions: ["tellLast", "connected"],
            description: "Was answered, and tries the stream again after so long",
          },
          {
            target: "pausing",
            assign: withAnswer,
            actions: "tellLast",
            description: "What has changed since the last time",
          },
        ],
        failed: [
          {
            name: "ends the session",
            when: ({ failure }) => failure._tag === "SessionExpired" || meansOtherAccount(failure),
            target: "#liveChanges.connection.off",
            tell: ({ failure }) => ({ type: "call.failed", failure }),
            description: "The session has ended, or is another account's",
          },
          { target: "pausing", description: "It could not be asked" },
        ],
        timedOut: "pausing",
        crashed: "pausing",
      }),
      description: "Asks what has changed",
    },
  },
});

const connection = liveSetup.createStateConfig({
  description: "From where changes are heard of",
  initial: "off",
  states: {
    off: {
      description: "Nobody is signed in: there is nothing to hear of",
      entry: "forget",
      on: { "live.signedIn": { target: "on", description: "Somebody is signed in" } },
    },
    on: {
      description: "The tabs of this browser share one stream",
      meta: { alwaysOn: true },
      invoke: [
        { id: "shareTabs", src: "shareTabs" },
        { id: "watchConnection", src: "watchConnection" },
      ],
      on: {
        "live.signedOut": { target: "off", description: "The session has ended" },
        "live.heard": {
          actions: { type: "hear", params: newsOf },
          description: "The tab that follows has reported it",
        },
      },
      initial: "listening",
      states: {
        listening: {
          description: "Another tab follows, and tells what it hears",
          on: {
            "live.chosen": { target: "following", description: "This tab follows for all" },
            "live.unshared": {
              target: "asking",
              actions: "goAlone",
              description: "Tabs cannot share a stream: each asks for itself",
            },
          },
        },
        following,
        resting,
        asking,
      },
    },
  },
});

export const liveChangesMachine = liveSetup.createMachine({
  id: "liveChanges",
  description: "Hears of changes on the server, without their data",
  meta: { spec: "decisions/live" },
  type: "parallel",
  context: ({ input }) => ({
    ...input,
    last: undefined,
    failures: 0,
    asked: 0,
    shared: true,
    changed: [],
  }),
  states: {
    connection,
    telling: {
      description: "Tells the screens what to look at again",
      initial: "quiet",
      states: {
        quiet: {
          description: "Everything was announced",
          always: { guard: "hasChanged", target: "gathering", description: "Something has changed" },
        },
        gathering: {
          description: "Waits for more, and not as long in every tab",
          after: {
            gathered: {
              target: "quiet",
              actions: "tellChanged",
              description: "The screens look again",
            },
          },
          always: {
            guard: not("hasChanged"),
            target: "quiet",
            description: "The session has ended: what was gathered is forgotten",
          },
        },
      },
    },
  },
});

export type LiveChangesRef = ActorRefFrom<typeof liveChangesMachine>;
