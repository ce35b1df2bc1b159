/** The notification bell: the messages, the unread count, and the panel (shell §1, §7). */
import { assign, setup, type ActorRefFrom } from "xstate";
import type { CallFailure, Outcome } from "../../domain/kit/call-failure.ts";
import type { Locale } from "../../domain/shell/locale.ts";
import { unreadCount, type MessageId, type MessageSummary } from "../../domain/messages/message.ts";
import type { MachineMeta } from "../kit/machine-meta.ts";
import { toBeProvided } from "../kit/provide.ts";
import { requestsOf } from "../kit/request.ts";

export interface NotificationCentreContext {
  readonly locale: Locale;
  readonly messages: readonly MessageSummary[];
  readonly unread: number;
  /** Why the messages could not be loaded. */
  readonly failure: CallFailure | undefined;
  /** Read messages that still have to be reported to the server, in order. */
  readonly unreported: readonly MessageId[];
  /** Messages that were opened before they were in the list. */
  readonly opened: readonly MessageId[];
}

export type NotificationCentreEvent =
  | { readonly type: "notifications.toggle" }
  | { readonly type: "notifications.close" }
  | { readonly type: "notifications.retry" }
  /** The server has other messages. */
  | { readonly type: "notifications.invalidate" }
  | { readonly type: "notifications.read"; readonly id: MessageId }
  | { readonly type: "notifications.accountChanged" }
  /** Nobody is signed in, who has no bell. */
  | { readonly type: "notifications.signedOut" }
  | { readonly type: "notifications.localeChanged"; readonly locale: Locale };

const listMeta: MachineMeta = { spec: "shell §7", screen: "notification centre" };

const counted = (messages: readonly MessageSummary[]) => ({ messages, unread: unreadCount(messages) });
const marked = (messages: readonly MessageSummary[], id: MessageId, read: boolean) =>
  counted(messages.map((message) => (message.id === id ? { ...message, read } : message)));

/** The state `telling` is entered with at least one unreported message. */
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
    loadMessages: toBeProvided<
      Outcome<readonly MessageSummary[]>,
      { readonly locale: Locale; readonly unattended: boolean }
    >("loadMessages"),
    markRead: toBeProvided<Outcome<unknown>, { readonly id: MessageId }>("markRead"),
  },
  guards: {
    isUnread: ({ context }, params: { id: MessageId }) =>
      context.messages.some((message) => message.id === params.id && !message.read),
    isUnknown: ({ context }, params: { id: MessageId }) =>
      !context.messages.some((message) => message.id === params.id),
    hasUnreported: ({ context }) => context.unreported.length > 0,
  },
  actions: {
    clearMessages: assign((): Partial<NotificationCentreContext> => ({
      ...counted([]),
      failure: undefined,
      unreported: [],
      opened: [],
    })),
    setLocale: assign((_, params: { locale: Locale }) => ({ locale: params.locale })),
    read: assign(({ context }, { id }: { id: MessageId }) => ({
      ...marked(context.messages, id, true),
      unreported: [...context.unreported, id],
    })),
    keepOpened: assign(({ context }, { id }: { id: MessageId }) => ({
      opened: [...context.opened.filter((kept) => kept !== id), id],
    })),
    reported: assign({ unreported: ({ context }) => context.unreported.slice(1) }),
    unread: assign(({ context }) => ({
      ...marked(context.messages, firstOf(context.unreported), false),
      unreported: context.unreported.slice(1),
    })),
  },
  delays: { retryAfter: 60_000 },
});
const request = requestsOf<typeof centreSetup>({ meta: listMeta });

const panel = centreSetup.createStateConfig({
  description: "The panel under the bell",
  initial: "closed",
  states: {
    closed: {
      description: "Only the bell with the unread count is shown",
      on: { "notifications.toggle": { target: "open", description: "The bell was pressed" } },
    },
    open: {
      description: "The messages are shown",
      on: {
        "notifications.toggle": { target: "closed", description: "The bell was pressed again" },
        "notifications.close": {
          target: "closed",
          description: "A click outside, Escape, or a route change",
        },
      },
    },
  },
});

const retry = { target: "loading", description: "A retry is requested", meta: listMeta } as const;

const loading = centreSetup.createStateConfig({
  ...request("loadMessages", {
    // No person asked for it where the server said that it has others.
    input: ({ context, event }) => ({
      locale: context.locale,
      unattended: event.type === "notifications.invalidate",
    }),
    limit: 60_000,
    answered: {
      target: "loaded",
      assign: ({ context, answer }) => {
        const opened = answer.filter(({ id, read }) => !read && context.opened.includes(id));
        const unreported = [...context.unreported, ...opened.map(({ id }) => id)];
        return {
          // Messages that are not reported yet stay read, whatever the server answered.
          ...counted(
            answer.map((message) => (unreported.includes(message.id) ? { ...message, read: true } : message)),
          ),
          unreported,
          opened: [],
        };
      },
      description: "The messages were loaded",
    },
    failed: "failed",
  }),
  description: "Loads the messages",
});

const list = centreSetup.createStateConfig({
  description: "The messages",
  meta: listMeta,
  initial: "empty",
  on: {
    "notifications.accountChanged": {
      target: ".loading",
      actions: "clearMessages",
      description: "Another visitor: the previous visitor's messages are removed",
      meta: listMeta,
    },
    "notifications.signedOut": {
      target: ".empty",
      actions: "clearMessages",
      description: "Nobody is signed in: the previous visitor's messages are removed",
      meta: listMeta,
    },
    "notifications.invalidate": {
      target: ".loading",
      description: "The server has other messages: a load that runs may have read the ones before",
      meta: { spec: "decisions/live" },
    },
    "notifications.localeChanged": {
      target: ".loading",
      actions: { type: "setLocale", params: ({ event }) => ({ locale: event.locale }) },
      description: "Another language: the old texts stay until the new ones are loaded",
      meta: listMeta,
    },
  },
  states: {
    empty: {
      description: "Nobody is known who could see messages",
      meta: listMeta,
      on: {
        "notifications.localeChanged": {
          actions: { type: "setLocale", params: ({ event }) => ({ locale: event.locale }) },
          description: "The language of the request is set",
          meta: listMeta,
        },
        "notifications.invalidate": {
          description: "Nobody is there who could see messages",
          meta: { spec: "decisions/live" },
        },
      },
    },
    loading,
    loaded: {
      description: "The messages are loaded",
      meta: listMeta,
    },
    failed: {
      description: "The messages could not be loaded; earlier ones stay",
      meta: listMeta,
      tags: ["failed"],
      on: { "notifications.retry": retry },
      after: { retryAfter: { target: "loading", description: "Retries automatically", meta: listMeta } },
    },
    crashed: {
      description: "A defect; a retry may help",
      meta: { ...listMeta, code: "DEFECT" },
      tags: ["failed"],
      on: { "notifications.retry": retry },
    },
  },
});

const idOf = ({ event }: { event: { readonly id: MessageId } }) => ({ id: event.id });
const readUnread = {
  guard: { type: "isUnread", params: idOf },
  actions: { type: "read", params: idOf },
  description: "An unread message was opened",
  meta: listMeta,
} as const;

const telling = centreSetup.createStateConfig({
  ...request("markRead", {
    silent: true,
    tags: [],
    input: ({ context }) => ({ id: firstOf(context.unreported) }),
    limit: 30_000,
    answered: { target: "quiet", actions: "reported", description: "The server has recorded it" },
    failed: {
      target: "quiet",
      actions: "unread",
      description: "The call failed: the message counts as unread again",
    },
    crashed: { target: "crashed", actions: "unread" },
  }),
  description: "Reports the first message as read; more can be queued",
  on: {
    "notifications.read": readUnread,
  },
});

const marks = centreSetup.createStateConfig({
  description: "Reports read messages to the server",
  meta: listMeta,
  initial: "quiet",
  on: {
    "notifications.accountChanged": {
      target: ".quiet",
      description: "Another visitor: the previous visitor's queue is dropped",
      meta: listMeta,
    },
    "notifications.signedOut": {
      target: ".quiet",
      description: "Nobody is signed in: the previous visitor's queue is dropped",
      meta: listMeta,
    },
    "notifications.read": {
      guard: { type: "isUnknown", params: idOf },
      actions: { type: "keepOpened", params: idOf },
      description: "A message was opened before the list that has it was loaded",
      meta: listMeta,
    },
  },
  states: {
    quiet: {
      description: "Every read message is reported",
      meta: listMeta,
      always: {
        guard: "hasUnreported",
        target: "telling",
        description: "Another message was read in the meantime",
        meta: listMeta,
      },
      on: {
        "notifications.read": { ...readUnread, target: "telling" },
      },
    },
    telling,
    crashed: {
      description: "A defect; reporting resumes with the next message that is read",
      meta: { ...listMeta, code: "DEFECT" },
      on: {
        "notifications.read": { ...readUnread, target: "telling" },
      },
    },
  },
});

export const notificationCentreMachine = centreSetup.createMachine({
  id: "notificationCentre",
  description: "The notification centre",
  meta: { spec: "shell §1", screen: "notification centre" },
  type: "parallel",
  context: ({ input }) => ({
    locale: input.locale,
    messages: [],
    unread: 0,
    failure: undefined,
    unreported: [],
    opened: [],
  }),
  states: { panel, list, marks },
});

export type NotificationCentreRef = ActorRefFrom<typeof notificationCentreMachine>;
