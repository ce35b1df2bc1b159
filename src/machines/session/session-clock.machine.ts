/** How long a session lasts: it warns before the end, extends it when asked to, and says when the time is up (decisions/session). */
import { assign, sendTo, setup, type ActorRefFrom } from "xstate";
import type { Outcome } from "../../domain/kit/call-failure.ts";
import type { CheckResult } from "../../domain/session/session.ts";
import type { UserData } from "../../domain/session/user.ts";
import type { MachineMeta } from "../kit/machine-meta.ts";
import type { ParentRef } from "../kit/parent-ref.ts";
import { toBeProvided } from "../kit/provide.ts";
import { requestsOf } from "../kit/request.ts";

/** How long before its end a session warns, in seconds. */
const WARNING_SECONDS = 120;

/** What the session hears. */
type SessionClockReport =
  | { readonly type: "session.found"; readonly user: UserData }
  | { readonly type: "session.expired" };

interface SessionClockContext {
  readonly parent: ParentRef<SessionClockReport>;
  /** How long the session lasted when the server last said. */
  readonly seconds: number;
}

type SessionClockEvent =
  | { readonly type: "session.stay" }
  /** An answer said how long the session lasts, in this tab or in another. */
  | { readonly type: "session.extended" | "tabs.extended"; readonly seconds: number };

const onWarning: MachineMeta = { spec: "decisions/session", screen: "session warning" };

const clockSetup = setup({
  types: {
    context: {} as SessionClockContext,
    input: {} as Pick<SessionClockContext, "parent" | "seconds">,
    events: {} as SessionClockEvent,
    tags: {} as "busy" | "failed" | "warned",
    meta: {} as MachineMeta,
  },
  actors: { checkSession: toBeProvided<Outcome<CheckResult>>("checkSession") },
  actions: {
    setSeconds: assign((_, { seconds }: { seconds: number }) => ({ seconds })),
    reportExpired: sendTo(({ context }) => context.parent, {
      type: "session.expired",
    } satisfies SessionClockReport),
  },
  delays: {
    untilWarning: ({ context }) => Math.max(0, context.seconds - WARNING_SECONDS) * 1000,
    untilEnd: ({ context }) => Math.min(context.seconds, WARNING_SECONDS) * 1000,
  },
});

const request = requestsOf<typeof clockSetup>();

const setAnew = {
  target: ".fresh",
  actions: {
    type: "setSeconds",
    params: ({ event }: { event: { readonly seconds: number } }) => ({ seconds: event.seconds }),
  },
} as const;

export const sessionClockMachine = clockSetup.createMachine({
  id: "sessionClock",
  description: "How long the session lasts",
  meta: { spec: "decisions/session" },
  context: ({ input }) => input,
  initial: "fresh",
  on: {
    "session.extended": { ...setAnew, description: "An answer said how long the session lasts" },
    "tabs.extended": { ...setAnew, description: "Work in another tab has extended the session" },
  },
  states: {
    fresh: {
      description: "More than two minutes are left",
      after: { untilWarning: { target: "warned", description: "Two minutes are left", meta: onWarning } },
    },
    warned: {
      description: "The session is about to end",
      meta: onWarning,
      tags: ["warned"],
      initial: "asking",
      states: {
        asking: {
          description: "Asks whether the person stays",
          meta: onWarning,
          on: { "session.stay": { target: "extending", description: "Stays", meta: onWarning } },
        },
        extending: {
          ...request("checkSession", {
            id: "extend",
            input: () => undefined,
            limit: 10_000,
            answeredBy: {
              SignedIn: {
                target: "#sessionClock.fresh",
                tell: ({ answer }) => ({ type: "session.found", user: answer.user }),
                description: "Somebody is signed in: the session says whether it is still this account",
              },
              SignedOut: {
                target: "#sessionClock.ended",
                actions: "reportExpired",
                description: "Too late",
              },
            },
            // What the person reads is that the session was not extended, not why.
            silent: true,
            failed: "failed",
            crashed: "failed",
          }),
          description: "A call slides the session on the server",
        },
        failed: {
          description: "The session could not be extended yet",
          meta: { ...onWarning, code: "NOT_EXTENDED" },
          tags: ["failed"],
          on: { "session.stay": { target: "extending", description: "Tries again", meta: onWarning } },
        },
      },
      after: {
        untilEnd: { target: "ended", actions: "reportExpired", description: "The time is up" },
      },
    },
    ended: { description: "The session is over, and asks to sign in again" },
  },
});

export type SessionClockRef = ActorRefFrom<typeof sessionClockMachine>;
