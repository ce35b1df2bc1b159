/** The bell: the messages, how many are unread, and the panel that shows them (shell §1, §7). */
import { assign, setup, type ActorRefFrom } from "xstate";
import type { CallFailure, Outcome } from "../../domain/kit/call-failure.ts";
import type { Locale } from "../../domain/shell/locale.ts";
import { unreadCount, type MessageId, type MessageSummary } from "../../domain/messages/message.ts";
import type { MachineMeta } from "../kit/machine-meta.ts";
import { provided } from "../kit/provide.ts";
import { requestsOf } from "../kit/request.ts";

export interface NotificationCentreContext {
  readonly locale: Locale;
  readonly messages: readonly MessageSummary[];
  readonly unread: number;
  /** Why the messages did not come. */
  readonly failure: CallFailure | undefined;
  /** Messages whose reading the server has yet to be told, in order. */
  readonly untold: readonly MessageId[];
}

export type NotificationCentreEvent =
  | { readonly type: "notifications.toggle" }
  | { readonly type: "notifications.close" }
  | { readonly type: "notifications.retry" }
  | { readonly type: "notifications.read"; readonly id: MessageId }
  | { readonly type: "notifications.accountChanged" }
  | { readonly type: "notifications.localeChanged"; readonly locale: Locale };

const meta: MachineMeta = { spec: "shell §1", screen: "notification centre" };
const listMeta: MachineMeta = { spec: "shell §7", screen: "notification centre" };

const counted = (messages: readonly MessageSummary[]) => ({ messages, unread: unreadCount(messages) });
const marked = (messages: readonly MessageSummary[], id: MessageId, read: boolean) =>
  counted(messages.map((message) => (message.id === id ? { ...message, read } : message)));

/** The state `telling` is entered with at least one untold message. */
const firstOf = ([id]: readonly MessageId[]): MessageId => {
  if (id === undefined) throw new Error("no message to tell the server of");
  return id;
};

const centreSetup = setup({
  types: {
    context: {} as NotificationCentreContext,
    input: {} as { readonly locale: Locale },
    events: {} as NotificationCentreEvent,
    tags: {} as "busy" | "failed",
    meta: {} as MachineMeta,
  },
  actors: {
    loadMessages: provided<Outcome<readonly MessageSummary[]>, { readonly locale: Locale }>("loadMessages"),
    markRead: provided<Outcome<unknown>, { readonly id: MessageId }>("markRead"),
  },
  guards: {
    isUnread: ({ context }, params: { id: MessageId }) =>
      context.messages.some((message) => message.id === params.id && !message.read),
    hasUntold: ({ context }) => context.untold.length > 0,
  },
  actions: {
    clearMessages: assign((): Partial<NotificationCentreContext> => ({
      ...counted([]),
      failure: undefined,
      untold: [],
    })),
    setLocale: assign((_, params: { locale: Locale }) => ({ locale: params.locale })),
    read: assign(({ context }, { id }: { id: MessageId }) => ({
      ...marked(context.messages, id, true),
      untold: [...context.untold, id],
    })),
    told: assign({ untold: ({ context }) => context.untold.slice(1) }),
    unread: assign(({ context }) => ({
      ...marked(context.messages, firstOf(context.untold), false),
      untold: context.untold.slice(1),
    })),
  },
  delays: { retryAfter: 60_000 },
});
const request = requestsOf<typeof centreSetup>({ meta: listMeta });

const panel = centreSetup.createStateConfig({
  description: "The panel under the bell",
  meta,
  initial: "closed",
  states: {
    closed: {
      description: "Only the bell with the number of unread messages is shown",
      meta,
      on: { "notifications.toggle": { target: "open", description: "The bell was pressed", meta } },
    },
    open: {
      description: "The messages are shown",
      meta,
      on: {
        "notifications.toggle": { target: "closed", description: "The bell was pressed again", meta },
        "notifications.close": {
          target: "closed",
          description: "A click outside, Escape, or another route",
          meta,
        },
      },
    },
  },
});

const retry = { target: "loading", description: "Asked to try again", meta: listMeta } as const;

const loading = centreSetup.createStateConfig({
  ...request("loadMessages", {
    input: ({ context }) => ({ locale: context.locale }),
    limit: 60_000,
    answered: {
      target: "loaded",
      // What the server has yet to be told stays read, whatever it answered meanwhile.
      assign: ({ context: { untold }, answer }) =>
        counted(
          answer.map((message) => (untold.includes(message.id) ? { ...message, read: true } : message)),
        ),
      description: "The messages came",
    },
    failed: "failed",
  }),
  description: "Asks for the messages",
});

const list = centreSetup.createStateConfig({
  description: "The messages",
  meta: listMeta,
  initial: "empty",
  on: {
    "notifications.accountChanged": {
      target: ".loading",
      reenter: true,
      actions: "clearMessages",
      description: "Another visitor: nothing of the former stays",
      meta: listMeta,
    },
    "notifications.localeChanged": {
      target: ".loading",
      reenter: true,
      actions: { type: "setLocale", params: ({ event }) => ({ locale: event.locale }) },
      description: "Another language: the old texts stay until the new are there",
      meta: listMeta,
    },
  },
  states: {
    empty: {
      description: "Nobody has asked yet",
      meta: listMeta,
      on: {
        "notifications.localeChanged": {
          actions: { type: "setLocale", params: ({ event }) => ({ locale: event.locale }) },
          description: "The language to ask in",
          meta: listMeta,
        },
      },
    },
    loading,
    loaded: { description: "The messages are there", meta: listMeta },
    failed: {
      description: "The messages did not come; those from before stay",
      meta: listMeta,
      tags: ["failed"],
      on: { "notifications.retry": retry },
      after: { retryAfter: { target: "loading", description: "Tries again by itself", meta: listMeta } },
    },
    crashed: {
      description: "A defect; trying again may help",
      meta: { ...listMeta, code: "DEFECT" },
      tags: ["failed"],
      on: { "notifications.retry": retry },
    },
  },
});

const telling = centreSetup.createStateConfig({
  ...request("markRead", {
    silent: true,
    tags: [],
    input: ({ context }) => ({ id: firstOf(context.untold) }),
    limit: 30_000,
    answered: { target: "quiet", actions: "told", description: "It knows" },
    failed: {
      target: "quiet",
      actions: "unread",
      description: "The call failed: the message counts as unread again",
    },
    crashed: { target: "crashed", actions: "unread" },
  }),
  description: "The server is told of the first; more may queue up",
  on: {
    "notifications.read": {
      guard: { type: "isUnread", params: ({ event }) => ({ id: event.id }) },
      actions: { type: "read", params: ({ event }) => ({ id: event.id }) },
      description: "One more was opened",
      meta: listMeta,
    },
  },
});

const marks = centreSetup.createStateConfig({
  description: "Tells the server which messages were read",
  meta: listMeta,
  initial: "quiet",
  on: {
    "notifications.accountChanged": {
      target: ".quiet",
      description: "Another visitor: the former's are dropped",
      meta: listMeta,
    },
  },
  states: {
    quiet: {
      description: "Everything is told",
      meta: listMeta,
      always: {
        guard: "hasUntold",
        target: "telling",
        description: "One more was read meanwhile",
        meta: listMeta,
      },
      on: {
        "notifications.read": {
          guard: { type: "isUnread", params: ({ event }) => ({ id: event.id }) },
          target: "telling",
          actions: { type: "read", params: ({ event }) => ({ id: event.id }) },
          description: "An unread message was opened",
          meta: listMeta,
        },
      },
    },
    telling,
    crashed: {
      description: "A defect; the next message that is read is told again",
      meta: { ...listMeta, code: "DEFECT" },
      on: {
        "notifications.read": {
          guard: { type: "isUnread", params: ({ event }) => ({ id: event.id }) },
          target: "telling",
          actions: { type: "read", params: ({ event }) => ({ id: event.id }) },
          description: "An unread message was opened",
          meta: listMeta,
        },
      },
    },
  },
});

export const notificationCentreMachine = centreSetup.createMachine({
  id: "notificationCentre",
  description: "The notification centre",
  meta,
  type: "parallel",
  context: ({ input }) => ({
    locale: input.locale,
    messages: [],
    unread: 0,
    failure: undefined,
    untold: [],
  }),
  states: { panel, list, marks },
});

export type NotificationCentreRef = ActorRefFrom<typeof notificationCentreMachine>;
