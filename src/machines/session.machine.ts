/** The portal session: restored, begun, kept alive, expired under work, ended, in this tab and in the others (shell §4, decisions). */
import type { ActorRefFrom } from "xstate";
import { changingAccount, expired } from "./session-expired.ts";
import { leavingElsewhere, loggingOut, loggingOutSilently } from "./session-ending.ts";
import { loggedIn } from "./session-logged-in.ts";
import { meta, onLogin, sessionSetup, signInTo, takeSeconds } from "./session-setup.ts";
import { restoring, signedOut, signingIn, unreachable } from "./session-signed-out.ts";
import type { SessionContext } from "./session-types.ts";

/** How long a session lasts after its last call where the server has not told yet, in seconds (docs/decisions/session.md). */
const IDLE_SECONDS = 1800;

export const sessionMachine = sessionSetup.createMachine({
  id: "session",
  description: "Who is signed in, and for how long",
  meta,
  context: ({ input }) => ({
    parent: input.parent,
    account: { _tag: "None" },
    problem: { _tag: "None" },
    credentials: { _tag: "None" },
    failures: 0,
    secondsLeft: IDLE_SECONDS,
  }),
  invoke: [
    { id: "signOn", systemId: "signOn", src: "signOn", input: ({ self }) => ({ parent: self }) },
    { id: "watchTabs", src: "watchTabs" },
  ],
  on: {
    "session.extended": {
      actions: takeSeconds,
      description: "An answer told how long the session lasts",
      meta: { spec: "decisions" },
    },
  },
  initial: "restoring",
  states: {
    restoring,
    unreachable,
    signedOut,
    signingIn,
    loggedIn,
    expired,
    changingAccount,
    loggingOut,
    loggingOutSilently,
    leavingElsewhere,
    crashed: {
      description: "A defect; the login form works",
      meta: { ...onLogin, code: "DEFECT" },
      tags: ["failed", "limited"],
      entry: [
        "forgetAccount",
        "forgetCredentials",
        { type: "reportEnded", params: { reason: "unreachable" } },
      ],
      on: {
        "session.signIn": signInTo("signingIn.byPassword"),
        "session.retry": {
          target: "restoring",
          actions: "reportRestoring",
          description: "Asked to try again",
          meta: onLogin,
        },
      },
    },
  },
});

export type SessionRef = ActorRefFrom<typeof sessionMachine>;
/** Who is signed in, as `context.account` says it. */
export type SessionAccount = SessionContext["account"];
