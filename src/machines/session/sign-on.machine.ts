/** Single sign-on: holds the identity adapter, which hangs or dies in most of its failures, to states and time limits (shell §7). */
import type { ActorRefFrom } from "xstate";
import { authenticated } from "./sign-on-authenticated.ts";
import { clearingToken, redirectingToLogin, redirectingToLogout } from "./sign-on-leaving.ts";
import { initialising, probing } from "./sign-on-looking.ts";
import {
  login,
  lookForLogout,
  nothingToLogOut,
  onLogin,
  requestLogout,
  signOnSetup,
} from "./sign-on-setup.ts";

export const signOnMachine = signOnSetup.createMachine({
  id: "signOn",
  description: "Signs in and out at the identity server, and notices both",
  meta: { spec: "shell §7" },
  context: ({ input }) => ({
    parent: input.parent,
    attempt: 0,
    failures: 0,
    pending: { _tag: "None" },
  }),
  invoke: { id: "rememberSignOn", src: "rememberSignOn" },
  on: {
    "signOn.logoutDropped": {
      actions: "clearPendingLogout",
      description: "Somebody has signed in by password, in place of whoever has signed out",
      meta: { spec: "decisions/session" },
    },
  },
  initial: "idle",
  states: {
    idle: {
      description: "The adapter is not loaded",
      on: {
        "signOn.start": {
          target: "probing",
          description: "Time to look whether the person is signed in",
        },
        "signOn.login": login("probing", "A login before the adapter is loaded: it is loaded first"),
        "signOn.logout": lookForLogout,
      },
    },
    probing,
    initialising,
    anonymous: {
      description: "Not signed in",
      meta: onLogin,
      entry: ["clearFailures", "clearMark"],
      on: {
        "signOn.login": login("redirectingToLogin", "Goes to the identity server"),
        "signOn.logout": nothingToLogOut,
        "signOn.start": { target: "probing", description: "Looks again" },
      },
    },
    authenticated,
    clearingToken,
    redirectingToLogin,
    redirectingToLogout,
    signedOutElsewhere: {
      description: "The identity session has ended in another tab or at the server",
      meta: onLogin,
      entry: "clearMark",
      on: {
        "signOn.login": login("redirectingToLogin", "Goes to the identity server"),
        "signOn.logout": nothingToLogOut,
        "signOn.start": { target: "probing", description: "Looks again" },
      },
    },
    loginRefused: {
      description: "The identity server refused the login",
      meta: { ...onLogin, code: "SIGN_ON_REFUSED" },
      tags: ["failed"],
      entry: ["clearPending", "clearMark"],
      on: {
        "signOn.login": login("probing", "Another login, with a new adapter"),
        "signOn.logout": lookForLogout,
      },
    },
    unavailable: {
      description: "Single sign-on is not there; the password login works",
      meta: { ...onLogin, code: "SIGN_ON_UNAVAILABLE" },
      tags: ["failed", "limited"],
      entry: ["countFailure", "clearPendingLogin"],
      after: {
        backOff: {
          target: "probing",
          description: "Tries again: after 5, 15, then every 60 seconds",
          meta: { spec: "sign-on" },
        },
      },
      on: {
        "signOn.login": login("probing", "Asked to sign in: tries at once"),
        "signOn.start": { target: "probing", description: "Looks again" },
        "signOn.logout": {
          actions: requestLogout,
          description: "Signs out as soon as the server is back",
        },
      },
    },
    misconfigured: {
      description: "The realm or the client is wrong: trying by itself would not help",
      meta: { ...onLogin, code: "SIGN_ON_MISCONFIGURED" },
      tags: ["failed", "limited"],
      entry: ["settlePendingLogout", "clearPending"],
      on: {
        "signOn.login": login("probing", "Asked to sign in: looks again"),
        "signOn.logout": nothingToLogOut,
      },
    },
    crashed: {
      description: "A defect in what drives the adapter; the password login works",
      meta: { ...onLogin, code: "DEFECT" },
      tags: ["failed", "limited"],
      entry: "clearPendingLogin",
      on: {
        "signOn.login": login("probing", "Asked to sign in: starts anew"),
        "signOn.logout": lookForLogout,
      },
    },
  },
});

export type SignOnRef = ActorRefFrom<typeof signOnMachine>;
