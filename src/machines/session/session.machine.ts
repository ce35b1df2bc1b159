/** The portal session: restored, begun, kept alive, expired under work, ended, in this tab and in the others (shell §4, decisions/session). */
import type { ActorRefFrom } from "xstate";
import { SESSION_IDLE } from "../../domain/session/session-lifetime.ts";
import { sessionSetup, setSeconds, tabs } from "./session-setup.ts";
import { expired } from "./session-expired.ts";
import { leaving } from "./session-leaving.ts";
import { recognising, restoring, starting, undecided } from "./session-restoring.ts";
import { signedIn } from "./session-signed-in.ts";
import { signedOut } from "./session-signed-out.ts";

export const sessionMachine = sessionSetup.createMachine({
  id: "session",
  description: "Who is signed in, and for how long",
  meta: { spec: "shell §4" },
  context: ({ input }) => ({
    signOnTo: undefined,
    ...input,
    account: { _tag: "None" },
    problem: { _tag: "None" },
    failure: undefined,
    failures: 0,
    displaced: false,
    left: false,
    // Until the server tells.
    secondsLeft: SESSION_IDLE,
  }),
  invoke: [
    { id: "signOn", systemId: "signOn", src: "signOn", input: ({ self }) => ({ parent: self }) },
    { id: "watchTabs", src: "watchTabs" },
    { id: "rememberPending", src: "rememberPending" },
  ],
  on: {
    "session.extended": {
      actions: setSeconds,
      description: "An answer said how long the session lasts",
      meta: tabs,
    },
    "signOn.loggedOut": {
      actions: ["settleLogout", "continueSignOn"],
      description:
        "Server and identity server know of the logout: nothing is pending, and single sign-on that was asked for begins",
      meta: tabs,
    },
    "signOn.logoutPending": {
      actions: "rememberLogout",
      description:
        "The page did not leave for the identity server's logout: the next page tries again, if this one cannot",
      meta: tabs,
    },
  },
  initial: "starting",
  states: { starting, restoring, undecided, recognising, signedOut, signedIn, expired, leaving },
});

export type SessionRef = ActorRefFrom<typeof sessionMachine>;
