/** A logout of which the server has not heard: it is told again until it answers (decisions/session). */
import { setup } from "xstate";
import type { Outcome } from "../../domain/kit/call-failure.ts";
import type { MachineMeta } from "../kit/machine-meta.ts";
import type { ParentRef } from "../kit/parent-ref.ts";
import { toBeProvided } from "../kit/provide.ts";
import { requestsOf } from "../kit/request.ts";

/** What the session hears. */
export interface PendingLogoutReport {
  readonly type: "session.logoutHeard";
}

interface PendingLogoutContext {
  readonly parent: ParentRef<PendingLogoutReport>;
  readonly logoutPending: boolean;
}

const pendingSetup = setup({
  types: {
    context: {} as PendingLogoutContext,
    input: {} as PendingLogoutContext,
    events: {} as { readonly type: "session.retry" },
    tags: {} as "busy",
    meta: {} as MachineMeta,
  },
  actors: { logOut: toBeProvided<Outcome<unknown>>("logOut") },
  guards: { isLogoutPending: ({ context }) => context.logoutPending },
});

const request = requestsOf<typeof pendingSetup>();

export const pendingLogoutMachine = pendingSetup.createMachine({
  id: "pendingLogout",
  description: "A logout that the server is still to be told",
  meta: { spec: "decisions/session", screen: "login" },
  context: ({ input }) => input,
  initial: "deciding",
  states: {
    deciding: {
      description: "Is one pending?",
      always: [
        { guard: "isLogoutPending", target: "waiting", description: "The server did not answer" },
        { target: "settled", description: "Nothing is pending" },
      ],
    },
    waiting: {
      description: "Waits before it tells the server again",
      after: { 15_000: { target: "telling", description: "Tells it every 15 seconds" } },
      on: {
        "session.retry": {
          target: "telling",
          description: "Asked to try again, or the server answers again",
        },
      },
    },
    telling: {
      ...request("logOut", {
        id: "tellAgain",
        silent: true,
        input: () => undefined,
        limit: 10_000,
        answered: {
          target: "settled",
          tell: () => ({ type: "session.logoutHeard" }),
          description: "The server knows",
        },
        failed: { target: "waiting", description: "Still no answer" },
        crashed: "waiting",
      }),
      description: "Tells the server",
    },
    settled: { description: "The server knows, or nobody has signed out" },
  },
});
