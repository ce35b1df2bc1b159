/** Single sign-on: holds the identity adapter, which hangs or dies in most of its failures, to states and time limits (shell §7). */
import type { ActorRefFrom } from "xstate";
import { defect, limit, meta, onLogin, signOnSetup, type SignOnTrouble } from "./sign-on-setup.ts";

export type { Discovery, Initialised, Refreshed } from "./sign-on-setup.ts";

/** Where the identity server sends the browser back to after a logout (shell §2). */
const AFTER_LOGOUT = "/login/";

const login = (target: "probing" | "redirectingToLogin" | "#signOn.probing", description: string) =>
  ({
    target,
    actions: {
      type: "wishLogin",
      params: ({ event }: { event: { readonly returnTo: string } }) => ({ returnTo: event.returnTo }),
    },
    description,
    meta: onLogin,
  }) as const;

const retry = { target: "probing", description: "Asked to try again", meta: onLogin } as const;
const trouble = (reason: SignOnTrouble) => ({ type: "reportTrouble", params: { reason } }) as const;

const probing = signOnSetup.createStateConfig({
  description:
    "Asks whether the identity server is there, once a screen that needs no sign-on has come; the adapter itself would wait for ever",
  meta,
  tags: ["busy"],
  invoke: {
    id: "probe",
    src: "probe",
    onDone: [
      {
        guard: { type: "isUp", params: ({ event }) => ({ found: event.output }) },
        target: "initialising",
        description: "It is there",
        meta,
      },
      {
        guard: { type: "isWrongRealm", params: ({ event }) => ({ found: event.output }) },
        target: "misconfigured",
        actions: trouble("misconfigured"),
        description: "It has no such realm",
        meta: { ...meta, code: "WRONG_REALM" },
      },
      { target: "unavailable", actions: trouble("unreachable"), description: "It is not there", meta },
    ],
    onError: {
      target: "crashed",
      actions: trouble("defect"),
      description: "A defect in the probe",
      meta: defect,
    },
  },
  after: {
    probeLimit: {
      target: "unavailable",
      actions: trouble("timedOut"),
      description: "No answer in time",
      meta: limit,
    },
  },
  on: {
    "signOn.login": {
      actions: { type: "wishLogin", params: ({ event }) => ({ returnTo: event.returnTo }) },
      description: "Remembered until the adapter is ready",
      meta: onLogin,
    },
    "signOn.logout": { actions: "wishLogout", description: "Remembered until the adapter is ready", meta },
  },
});

const initialising = signOnSetup.createStateConfig({
  description: "A fresh adapter looks silently whether the person is signed in",
  meta,
  tags: ["busy"],
  entry: "countAttempt",
  invoke: {
    id: "initialise",
    src: "initialise",
    input: ({ context }) => ({ attempt: context.attempt }),
    onDone: [
      {
        guard: { type: "isAuthenticatedForLogout", params: ({ event }) => ({ result: event.output }) },
        target: "redirectingToLogout",
        description: "The logout that was asked for can happen now",
        meta,
      },
      {
        guard: { type: "isAuthenticated", params: ({ event }) => ({ result: event.output }) },
        target: "authenticated",
        actions: [
          "forgetWish",
          { type: "reportAuthenticated", params: ({ event }) => ({ result: event.output }) },
        ],
        description: "Signed in",
        meta,
      },
      {
        guard: { type: "isAnonymousForLogin", params: ({ event }) => ({ result: event.output }) },
        target: "redirectingToLogin",
        description: "The login that was asked for can happen now",
        meta: onLogin,
      },
      {
        guard: { type: "isAnonymous", params: ({ event }) => ({ result: event.output }) },
        target: "anonymous",
        actions: ["forgetWish", "reportAnonymous"],
        description: "Not signed in",
        meta,
      },
      {
        guard: { type: "isMisconfigured", params: ({ event }) => ({ result: event.output }) },
        target: "misconfigured",
        actions: trouble("misconfigured"),
        description: "The client id or the address is wrong",
        meta: { ...meta, code: "MISCONFIGURED" },
      },
      {
        guard: { type: "isLoginRefused", params: ({ event }) => ({ result: event.output }) },
        target: "loginRefused",
        actions: { type: "reportRefused", params: ({ event }) => ({ result: event.output }) },
        description: "The identity server refused the login",
        meta: onLogin,
      },
      {
        target: "unavailable",
        actions: trouble("unreachable"),
        description: "The identity server did not answer the adapter",
        meta,
      },
    ],
    onError: {
      target: "crashed",
      actions: trouble("defect"),
      description: "A defect in the adapter",
      meta: defect,
    },
  },
  after: {
    initialiseLimit: {
      target: "unavailable",
      actions: trouble("timedOut"),
      description: "The adapter hangs: this instance is given up",
      meta: limit,
    },
  },
  on: {
    "signOn.login": {
      actions: { type: "wishLogin", params: ({ event }) => ({ returnTo: event.returnTo }) },
      description: "Remembered until the adapter is ready",
      meta: onLogin,
    },
    "signOn.logout": { actions: "wishLogout", description: "Remembered until the adapter is ready", meta },
  },
});

const refreshing = signOnSetup.createStateConfig({
  description: "Fetches a fresh access token",
  meta,
  tags: ["busy"],
  invoke: {
    id: "refreshToken",
    src: "refreshToken",
    onDone: [
      {
        guard: { type: "isFresh", params: ({ event }) => ({ refreshed: event.output }) },
        target: "fresh",
        description: "The token is fresh",
        meta,
      },
      {
        guard: { type: "isRefreshRefused", params: ({ event }) => ({ refreshed: event.output }) },
        target: "#signOn.anonymous",
        actions: "reportEnded",
        description: "The identity session is over",
        meta,
      },
      { target: "degraded", description: "The identity server cannot be reached: the session stays", meta },
    ],
    onError: {
      target: "#signOn.crashed",
      actions: trouble("defect"),
      description: "A defect in the refresh",
      meta: defect,
    },
  },
  after: {
    refreshLimit: {
      target: "degraded",
      description: "No answer in 10 seconds: this instance is dead",
      meta: limit,
    },
  },
  on: {
    "adapter.loggedOut": {
      target: "#signOn.anonymous",
      actions: "reportEnded",
      description: "Refused: the adapter says so before its promise does",
      meta,
    },
    "adapter.refreshFailed": {
      target: "degraded",
      description: "The adapter says so before its promise does",
      meta,
    },
  },
});

const reviving = signOnSetup.createStateConfig({
  description: "A new adapter takes the place of the dead one",
  meta,
  tags: ["busy", "limited"],
  entry: "countAttempt",
  invoke: {
    id: "revive",
    src: "initialise",
    input: ({ context }) => ({ attempt: context.attempt }),
    onDone: [
      {
        guard: { type: "isAuthenticated", params: ({ event }) => ({ result: event.output }) },
        target: "fresh",
        description: "Still signed in",
        meta,
      },
      {
        guard: { type: "isAnonymous", params: ({ event }) => ({ result: event.output }) },
        target: "#signOn.anonymous",
        actions: "reportEnded",
        description: "The identity session has ended in the meantime",
        meta,
      },
      { target: "degraded", description: "Still not to be reached", meta },
    ],
    onError: {
      target: "#signOn.crashed",
      actions: trouble("defect"),
      description: "A defect in the adapter",
      meta: defect,
    },
  },
  after: {
    initialiseLimit: {
      target: "degraded",
      description: "The adapter hangs: this instance is given up",
      meta: limit,
    },
  },
});

const authenticated = signOnSetup.createStateConfig({
  description: "Signed in at the identity server",
  meta,
  initial: "fresh",
  invoke: { id: "watchAdapter", src: "watchAdapter" },
  states: {
    fresh: {
      description: "The access token is good",
      meta,
      entry: "forgetFailures",
      on: {
        "adapter.tokenExpired": { target: "refreshing", description: "The access token has run out", meta },
        "adapter.refreshFailed": { target: "degraded", description: "The adapter could not refresh", meta },
      },
    },
    refreshing,
    degraded: {
      description: "No fresh token for now; the portal's own session goes on",
      meta,
      tags: ["limited"],
      entry: "countFailure",
      after: {
        backOff: {
          target: "reviving",
          description: "Tries again: after 5, 15, then every 60 seconds",
          meta: { spec: "sign-on" },
        },
      },
      on: { "signOn.retry": { target: "reviving", description: "Asked to try again", meta } },
    },
    reviving,
  },
  on: {
    "adapter.loggedOut": {
      target: "signedOutElsewhere",
      actions: "reportSignedOutElsewhere",
      description: "A logout in another tab or at the server; a refresh error behind it changes nothing",
      meta,
    },
    "signOn.login": login("#signOn.probing", "A login while signed in: a new adapter gives its token"),
    "signOn.logout": {
      target: "redirectingToLogout",
      description: "Signs out at the identity server",
      meta: { spec: "shell §4" },
    },
    "signOn.clearToken": {
      target: "clearingToken",
      description: "The portal refused the token",
      meta: { spec: "shell §4" },
    },
  },
});

const redirectingToLogin = signOnSetup.createStateConfig({
  description: "The page leaves for the identity server's login",
  meta: onLogin,
  tags: ["busy", "leaving"],
  invoke: {
    id: "goToLogin",
    src: "goToLogin",
    input: ({ context }) => ({ returnTo: context.wish._tag === "Login" ? context.wish.returnTo : "/" }),
    onDone: {
      target: "unavailable",
      actions: trouble("unreachable"),
      description: "The page did not leave",
      meta,
    },
    onError: {
      target: "unavailable",
      actions: trouble("unreachable"),
      description: "The login was cancelled or failed",
      meta,
    },
  },
  after: {
    leaveLimit: {
      target: "unavailable",
      actions: trouble("timedOut"),
      description: "Still here after 15 seconds",
      meta: limit,
    },
  },
});

const redirectingToLogout = signOnSetup.createStateConfig({
  description: "The page leaves for the identity server's logout, and comes back signed out",
  meta,
  tags: ["busy", "leaving"],
  entry: "forgetWish",
  invoke: {
    id: "goToLogout",
    src: "goToLogout",
    input: { returnTo: AFTER_LOGOUT },
    onDone: {
      target: "unavailable",
      actions: trouble("unreachable"),
      description: "The page did not leave",
      meta,
    },
    onError: {
      target: "unavailable",
      actions: trouble("unreachable"),
      description: "The logout failed",
      meta,
    },
  },
  after: {
    leaveLimit: {
      target: "unavailable",
      actions: trouble("timedOut"),
      description: "Still here after 15 seconds",
      meta: limit,
    },
  },
});

export const signOnMachine = signOnSetup.createMachine({
  id: "signOn",
  description: "Signs in and out at the identity server, and notices both",
  meta,
  context: ({ input }) => ({ parent: input.parent, attempt: 0, failures: 0, wish: { _tag: "None" } }),
  initial: "idle",
  states: {
    idle: {
      description: "The adapter is not loaded",
      meta,
      on: {
        "signOn.start": {
          target: "probing",
          description: "Time to look whether the person is signed in",
          meta,
        },
        "signOn.login": login("probing", "A login before the adapter is loaded: it is loaded first"),
        "signOn.logout": {
          target: "probing",
          actions: "wishLogout",
          description: "A logout before the adapter is loaded: it is loaded first",
          meta,
        },
      },
    },
    probing,
    initialising,
    anonymous: {
      description: "Not signed in",
      meta: onLogin,
      entry: "forgetFailures",
      on: {
        "signOn.login": login("redirectingToLogin", "Goes to the identity server"),
        "signOn.start": { target: "probing", description: "Looks again", meta },
      },
    },
    authenticated,
    clearingToken: {
      description: "The adapter forgets its token",
      meta,
      tags: ["busy"],
      invoke: {
        id: "clearToken",
        src: "clearToken",
        onDone: { target: "idle", description: "Forgotten, with the adapter", meta },
        onError: {
          target: "crashed",
          actions: trouble("defect"),
          description: "A defect in the adapter",
          meta: defect,
        },
      },
      after: { clearLimit: { target: "idle", description: "The adapter is given up", meta: limit } },
    },
    redirectingToLogin,
    redirectingToLogout,
    signedOutElsewhere: {
      description: "The identity session has ended in another tab or at the server",
      meta: onLogin,
      on: {
        "signOn.login": login("redirectingToLogin", "Goes to the identity server"),
        "signOn.start": { target: "probing", description: "Looks again", meta },
      },
    },
    loginRefused: {
      description: "The identity server refused the login",
      meta: { ...onLogin, code: "SIGN_ON_REFUSED" },
      tags: ["failed"],
      entry: "forgetWish",
      on: { "signOn.login": login("probing", "Another login, with a new adapter"), "signOn.retry": retry },
    },
    unavailable: {
      description: "Single sign-on is not there; the password login works",
      meta: { ...onLogin, code: "SIGN_ON_UNAVAILABLE" },
      tags: ["failed", "limited"],
      entry: ["countFailure", "forgetLoginWish"],
      after: {
        backOff: {
          target: "probing",
          description: "Tries again: after 5, 15, then every 60 seconds",
          meta: { spec: "sign-on" },
        },
      },
      on: {
        "signOn.login": login("probing", "Asked to sign in: tries at once"),
        "signOn.start": { target: "probing", description: "Looks again", meta },
        "signOn.retry": retry,
        "signOn.logout": {
          actions: "wishLogout",
          description: "Signs out as soon as the server is back",
          meta,
        },
      },
    },
    misconfigured: {
      description: "The realm or the client is wrong: trying by itself would not help",
      meta: { ...onLogin, code: "SIGN_ON_MISCONFIGURED" },
      tags: ["failed", "limited"],
      entry: "forgetWish",
      on: { "signOn.login": login("probing", "Asked to sign in: looks again"), "signOn.retry": retry },
    },
    crashed: {
      description: "A defect in what drives the adapter; the password login works",
      meta: { ...onLogin, code: "DEFECT" },
      tags: ["failed", "limited"],
      entry: "forgetLoginWish",
      on: { "signOn.login": login("probing", "Asked to sign in: starts anew"), "signOn.retry": retry },
    },
  },
});

export type SignOnRef = ActorRefFrom<typeof signOnMachine>;
