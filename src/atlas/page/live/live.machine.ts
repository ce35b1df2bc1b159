/** Follows a tab of the portal in the same browser: what runs in it, and each event; a reader can step back without the tab. */
import { assign, sendTo, setup, type ActorRefFrom } from "xstate";
import type { FollowedBeginning, FollowedTab } from "../../../domain/shell/following.ts";
import type { MachineMeta } from "../../../machines/kit/machine-meta.ts";
import { providedCallback } from "../../../machines/kit/provide.ts";
import {
  followFrom,
  lastNo,
  noBeside,
  withEnd,
  withEvent,
  type Follow,
  type FollowedEnd,
  type FollowedEvent,
} from "./follow.ts";

/** What the tabs are sent. */
export interface ChooseTab {
  readonly type: "tabs.choose";
  readonly tab: string;
}

export type LiveEvent =
  | { readonly type: "tab.here"; readonly tab: FollowedTab }
  | { readonly type: "tab.began"; readonly beginning: FollowedBeginning }
  | { readonly type: "tab.recorded"; readonly tab: string; readonly event: FollowedEvent }
  | { readonly type: "tab.ended"; readonly tab: string; readonly end: FollowedEnd }
  | { readonly type: "tab.gone"; readonly tab: string }
  | { readonly type: "live.choose"; readonly tab: string }
  | { readonly type: "live.leave" }
  | { readonly type: "live.choseActor"; readonly actor: string }
  /** To the event before or after. */
  | { readonly type: "live.step"; readonly by: 1 | -1 }
  | { readonly type: "live.goTo"; readonly no: number }
  /** The reader has scrolled away from the newest event. */
  | { readonly type: "live.pause" }
  /** The reader points at the list of events or has the focus in it, or no longer. */
  | { readonly type: "live.hold" }
  | { readonly type: "live.release" }
  | { readonly type: "live.now" };

type Followed = { readonly _tag: "None" } | ({ readonly _tag: "Followed" } & Follow);

interface LiveContext {
  /** The tabs that may be followed, by their marks. */
  readonly tabs: Readonly<Record<string, FollowedTab>>;
  /** The mark of the chosen tab. */
  readonly chosen: string | undefined;
  readonly followed: Followed;
  /** The actor whose machine is shown. */
  readonly actor: string | undefined;
  /** While the reader is not at the newest event, the one that is shown. */
  readonly at: number;
  /** The last event that is listed, while the reader is not at the newest one or holds the list. */
  readonly until: number;
  readonly held: boolean;
  /** The number of received events that was last announced. */
  readonly announced: number;
}

const nothingChosen = {
  chosen: undefined,
  followed: { _tag: "None" },
  actor: undefined,
  at: -1,
  until: -1,
  held: false,
  announced: 0,
} as const satisfies Partial<LiveContext>;

const goTo = ({ until }: LiveContext, no: number): Partial<LiveContext> => ({
  at: no,
  until: Math.max(until, no),
});

export const liveMachine = setup({
  types: {
    context: {} as LiveContext,
    children: {} as { tabs: "tabs" },
    events: {} as LiveEvent,
    tags: {} as "choosing" | "silent" | "followed" | "gone" | "paused" | "held",
    meta: {} as MachineMeta,
  },
  actors: { tabs: providedCallback<ChooseTab>("tabs") },
  guards: {
    isChosen: ({ context }, { tab }: { tab: string }) => tab === context.chosen,
    isThere: ({ context }, { tab }: { tab: string }) => tab in context.tabs,
    isHeld: ({ context }) => context.held,
    hasEvents: ({ context: { followed } }) => followed._tag === "Followed" && followed.events.length > 0,
  },
  actions: {
    keepTab: assign(({ context }, { tab }: { tab: FollowedTab }) => ({
      tabs: { ...context.tabs, [tab.tab]: tab },
      followed:
        context.followed._tag === "Followed" && context.chosen === tab.tab
          ? { ...context.followed, tab }
          : context.followed,
    })),
    forgetTab: assign(({ context }, { tab }: { tab: string }) => {
      const { [tab]: _, ...tabs } = context.tabs;
      return { tabs };
    }),
    choose: assign((_, { tab }: { tab: string }) => ({ ...nothingChosen, chosen: tab })),
    leave: assign(nothingChosen),
    askTab: sendTo("tabs", (_, { tab }: { tab: string }): ChooseTab => ({ type: "tabs.choose", tab })),
    begin: assign(({ context }, { beginning }: { beginning: FollowedBeginning }) => {
      const tab = context.tabs[beginning.tab];
      return tab === undefined
        ? {}
        : { followed: { _tag: "Followed" as const, ...followFrom(tab, beginning) } };
    }),
    record: assign(({ context: { followed } }, { event }: { event: FollowedEvent }) => ({
      followed: followed._tag === "None" ? followed : { ...followed, ...withEvent(followed, event) },
    })),
    endActor: assign(({ context: { followed } }, { end }: { end: FollowedEnd }) => ({
      followed: followed._tag === "None" ? followed : { ...followed, ...withEnd(followed, end) },
    })),
    chooseActor: assign((_, { actor }: { actor: string }) => ({ actor })),
    hold: assign({ held: true }),
    release: assign({ held: false }),
    stayInList: assign(({ context: { until } }) => ({ at: until })),
    stay: assign(({ context: { followed } }) => {
      const no = followed._tag === "None" ? -1 : lastNo(followed);
      return { at: no, until: no };
    }),
    step: assign(({ context }, { by }: { by: 1 | -1 }) =>
      context.followed._tag === "None" ? {} : goTo(context, noBeside(context.followed, context.at, by)),
    ),
    goTo: assign(({ context }, { no }: { no: number }) => goTo(context, no)),
    announce: assign(({ context: { followed } }) => ({
      announced: followed._tag === "None" ? 0 : followed.received,
    })),
  },
  delays: { answerLimit: 3000, announceEvery: 5000 },
}).createMachine({
  id: "live",
  description: "Follows a running tab of the portal",
  meta: { spec: "decisions/atlas" },
  context: { tabs: {}, ...nothingChosen },
  invoke: { id: "tabs", src: "tabs" },
  initial: "choosing",
  on: {
    "tab.here": {
      actions: { type: "keepTab", params: ({ event }) => ({ tab: event.tab }) },
      description: "A tab may be followed, or shows another screen",
    },
    "tab.gone": {
      actions: { type: "forgetTab", params: ({ event }) => ({ tab: event.tab }) },
      description: "A tab may no longer be followed",
    },
    "live.choose": {
      guard: { type: "isThere", params: ({ event }) => ({ tab: event.tab }) },
      target: ".asking",
      actions: [
        { type: "choose", params: ({ event }) => ({ tab: event.tab }) },
        { type: "askTab", params: ({ event }) => ({ tab: event.tab }) },
      ],
      description: "A tab is chosen",
    },
    "live.leave": { target: ".choosing", actions: "leave", description: "To the list of tabs" },
  },
  states: {
    choosing: { description: "The tabs that may be followed are listed", tags: ["choosing"] },
    asking: {
      description: "The chosen tab is asked what runs in it",
      on: {
        "tab.began": {
          guard: { type: "isChosen", params: ({ event }) => ({ tab: event.beginning.tab }) },
          target: "following",
          actions: { type: "begin", params: ({ event }) => ({ beginning: event.beginning }) },
          description: "It answers",
        },
      },
      after: { answerLimit: { target: "silent", description: "It does not answer" } },
    },
    silent: { description: "The chosen tab has not answered", tags: ["choosing", "silent"] },
    following: {
      description: "The tab is shown",
      tags: ["followed"],
      type: "parallel",
      on: {
        "live.choseActor": {
          actions: { type: "chooseActor", params: ({ event }) => ({ actor: event.actor }) },
          description: "Another machine is shown",
        },
      },
      states: {
        tab: {
          description: "The tab",
          initial: "running",
          states: {
            running: {
              description: "Tells each event",
              on: {
                "tab.recorded": {
                  guard: { type: "isChosen", params: ({ event }) => ({ tab: event.tab }) },
                  actions: { type: "record", params: ({ event }) => ({ event: event.event }) },
                  description: "An event",
                },
                "tab.ended": {
                  guard: { type: "isChosen", params: ({ event }) => ({ tab: event.tab }) },
                  actions: { type: "endActor", params: ({ event }) => ({ end: event.end }) },
                  description: "An actor has ended",
                },
                "tab.gone": {
                  guard: { type: "isChosen", params: ({ event }) => ({ tab: event.tab }) },
                  target: "gone",
                  actions: { type: "forgetTab", params: ({ event }) => ({ tab: event.tab }) },
                  description: "The tab is closed, or the consent is withdrawn",
                },
              },
            },
            gone: { description: "Nothing more comes; what came stays", tags: ["gone"] },
          },
        },
        reading: {
          description: "The reader",
          initial: "now",
          on: {
            "live.hold": { actions: "hold", description: "Comes to the list" },
            "live.release": { actions: "release", description: "Leaves the list" },
          },
          states: {
            now: {
              description: "Sees the newest event",
              initial: "choosing",
              states: {
                choosing: {
                  description: "Looks whether the reader is at the list already",
                  always: [
                    { guard: "isHeld", target: "held", description: "So it is" },
                    { target: "listed", description: "So it is not" },
                  ],
                },
                listed: {
                  description: "The newest event is the first of the list",
                  on: {
                    "live.hold": { target: "held", actions: "hold", description: "Comes to the list" },
                  },
                },
                held: {
                  description: "The list stands still under the reader's hand; new events wait",
                  tags: ["held"],
                  entry: "stay",
                  on: {
                    "live.release": {
                      target: "listed",
                      actions: "release",
                      description: "Leaves the list",
                    },
                    "live.now": { actions: "stay", description: "New events are listed" },
                    "live.goTo": {
                      target: "#live.following.reading.back",
                      actions: { type: "goTo", params: ({ event }) => ({ no: event.no }) },
                      description: "To an event of the list as it stands",
                    },
                    "live.pause": {
                      target: "#live.following.reading.back",
                      actions: "stayInList",
                      description: "Scrolled away from the first event of the list as it stands",
                    },
                  },
                },
              },
              on: {
                "live.step": {
                  guard: "hasEvents",
                  target: "back",
                  actions: ["stay", { type: "step", params: ({ event }) => ({ by: event.by }) }],
                  description: "A step back",
                },
                "live.goTo": {
                  target: "back",
                  actions: ["stay", { type: "goTo", params: ({ event }) => ({ no: event.no }) }],
                  description: "To an event",
                },
                "live.pause": {
                  target: "back",
                  actions: "stay",
                  description: "Scrolled away from the newest event",
                },
              },
            },
            back: {
              description: "Sees an earlier event; new ones wait",
              tags: ["paused"],
              on: {
                "live.step": {
                  actions: { type: "step", params: ({ event }) => ({ by: event.by }) },
                  description: "A step back or forward",
                },
                "live.goTo": {
                  actions: { type: "goTo", params: ({ event }) => ({ no: event.no }) },
                  description: "To an event",
                },
                "live.now": { target: "now", description: "Back to now" },
              },
            },
          },
        },
        announcing: {
          description: "What is announced to screen readers: at most one number in five seconds",
          initial: "quiet",
          states: {
            quiet: {
              description: "Nothing new",
              on: { "tab.recorded": { target: "collecting", description: "An event" } },
            },
            collecting: {
              description: "Events are counted",
              after: {
                announceEvery: {
                  target: "quiet",
                  actions: "announce",
                  description: "Their number is announced",
                },
              },
            },
          },
        },
      },
    },
  },
});

export type LiveRef = ActorRefFrom<typeof liveMachine>;
