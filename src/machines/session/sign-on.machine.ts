/** Single sign-on: holds the identity adapter, which hangs or dies in most of its failures, to states and time limits (shell §7). */
import { assign, enqueueActions, sendTo, setup, type ActorRefFrom, type EventObject } from "xstate";
import type { Outcome } from "../../domain/kit/call-failure.ts";
import type { LoginAnswer } from "../../domain/session/login.ts";
import type { MachineMeta } from "../kit/machine-meta.ts";
import type { ParentRef } from "../kit/parent-ref.ts";
import { toBeProvided, providedCallback } from "../kit/provide.ts";
import { requestsOf } from "../kit/request.ts";

/** What the identity server's discovery document says. */
export type Discovery = { readonly _tag: "Up" } | { readonly _tag: "Down" } | { readonly _tag: "WrongRealm" };

/** What came of a fresh adapter's start. */
export type Initialised =
  | { readonly _tag: "Authenticated"; readonly token: string }
  | { readonly _tag: "Anonymous" }
  | { readonly _tag: "Unavailable" }
  | { readonly _tag: "Misconfigured" }
  | { readonly _tag: "LoginRefused"; readonly code: string };

/** What came of asking for a fresh access token. */
export type Refreshed =
  | { readonly _tag: "Fresh"; readonly token: string }
  | { readonly _tag: "Refused" }
  | { readonly _tag: "Unreachable" };

/** Why single sign-on cannot be used. */
type SignOnTrouble = "unreachable" | "timedOut" | "misconfigured" | "defect";

/** What a person asked for before the adapter was ready to do it. */
type PendingRequest =
  | { readonly _tag: "None" }
  | { readonly _tag: "Login"; readonly returnTo: string }
  /** `signOnTo`: where the single sign-on is to lead that follows the logout. */
  | { readonly _tag: "Logout"; readonly signOnTo: string | undefined };

/** What the session hears. */
export type SignOnReport =
  | { readonly type: "signOn.authenticated"; readonly token: string }
  | { readonly type: "signOn.anonymous" }
  /** A logout that was asked for is done: the page leaves for it, or nobody is signed in there. */
  | { readonly type: "signOn.loggedOut" }
  /** The page did not leave for the logout after all: it is tried again. */
  | { readonly type: "signOn.logoutOwed" }
  | { readonly type: "signOn.unavailable"; readonly reason: SignOnTrouble }
  | { readonly type: "signOn.signedOutElsewhere" }
  /** The identity session is over without a sign-out in this browser: its time is up, or the server ended it. */
  | { readonly type: "signOn.ended" }
  | { readonly type: "signOn.refused"; readonly code: string };

interface SignOnContext {
  readonly parent: ParentRef<SignOnReport>;
  /** Counts the adapter's instances: each attempt is a new one. */
  readonly attempt: number;
  /** Failures since the last success: decides the back-off. */
  readonly failures: number;
  /** What waits for the adapter to be ready. */
  readonly pending: PendingRequest;
}

/** What the actor is told that keeps a mark of single sign-on in the browser: whether the next page may expect one. */
export interface SignOnTell extends EventObject {
  readonly type: "signOn.known" | "signOn.unknown";
}

type SignOnEvent =
  | { readonly type: "signOn.start" }
  | { readonly type: "signOn.login"; readonly returnTo: string }
  | { readonly type: "signOn.logout"; readonly signOnTo?: string | undefined }
  /** The portal took the token: somebody is signed in by it. */
  | { readonly type: "signOn.accepted" }
  | { readonly type: "signOn.clearToken" }
  /** Somebody has signed in by password in place of whoever signed out: the page must not leave for the logout now. */
  | { readonly type: "signOn.logoutDropped" }
  | { readonly type: "adapter.loggedOut" }
  | { readonly type: "adapter.tokenExpired" }
  | { readonly type: "adapter.refreshFailed" };

const backOffs = [5000, 15_000, 60_000] as const;

const limit: MachineMeta = { spec: "sign-on", code: "TIMED_OUT" };
const defect: MachineMeta = { spec: "sign-on", code: "DEFECT" };
const onLogin: MachineMeta = { spec: "shell §7", screen: "login" };

const signOnSetup = setup({
  types: {
    context: {} as SignOnContext,
    input: {} as { readonly parent: ParentRef<SignOnReport> },
    events: {} as SignOnEvent,
    tags: {} as "busy" | "failed" | "limited" | "leaving",
    meta: {} as MachineMeta,
  },
  actors: {
    probe: toBeProvided<Discovery>("probe"),
    initialise: toBeProvided<Initialised, { readonly attempt: number }>("initialise"),
    refreshToken: toBeProvided<Refreshed>("refreshToken"),
    setSessionCookie: toBeProvided<Outcome<LoginAnswer>>("setSessionCookie"),
    clearToken: toBeProvided<undefined>("clearToken"),
    goToLogin: toBeProvided<void, { readonly returnTo: string }>("goToLogin"),
    goToLogout: toBeProvided<void, { readonly returnTo: string; readonly signOnTo: string | undefined }>(
      "goToLogout",
    ),
    watchAdapter: providedCallback("watchAdapter"),
    rememberSignOn: providedCallback<SignOnTell>("rememberSignOn"),
  },
  actions: {
    countAttempt: assign({ attempt: ({ context }) => context.attempt + 1 }),
    countFailure: assign({ failures: ({ context }) => context.failures + 1 }),
    clearFailures: assign({ failures: 0 }),
    // Before a logout that still has to happen, the login would bring whoever has signed out back without a password.
    requestLogin: assign(({ context }, { returnTo }: { returnTo: string }): Partial<SignOnContext> => ({
      pending:
        context.pending._tag === "Logout"
          ? { ...context.pending, signOnTo: returnTo }
          : { _tag: "Login", returnTo },
    })),
    requestLogout: assign((_, { signOnTo }: { signOnTo: string | undefined }): Partial<SignOnContext> => ({
      pending: { _tag: "Logout", signOnTo },
    })),
    clearPending: assign((): Partial<SignOnContext> => ({ pending: { _tag: "None" } })),
    // A login that starts by itself minutes after the click would take the page from under the person; a logout still has to happen.
    clearPendingLogin: assign(({ context }): Partial<SignOnContext> =>
      context.pending._tag === "Login" ? { pending: { _tag: "None" } } : {},
    ),
    clearPendingLogout: assign(({ context }): Partial<SignOnContext> =>
      context.pending._tag === "Logout" ? { pending: { _tag: "None" } } : {},
    ),
    // Where the logout is done by now, the sign-on that was asked for meanwhile follows.
    requestLoginAfterLogout: assign(({ context }): Partial<SignOnContext> =>
      context.pending._tag === "Logout" && context.pending.signOnTo !== undefined
        ? { pending: { _tag: "Login", returnTo: context.pending.signOnTo } }
        : {},
    ),
    reportLoggedOut: sendTo(({ context }) => context.parent, { type: "signOn.loggedOut" }),
    reportLogoutOwed: enqueueActions(({ context, enqueue }) => {
      if (context.pending._tag === "Logout") enqueue.sendTo(context.parent, { type: "signOn.logoutOwed" });
    }),
    // Where nobody can sign in, nobody has to sign out.
    settlePendingLogout: enqueueActions(({ context, enqueue }) => {
      if (context.pending._tag === "Logout") enqueue.sendTo(context.parent, { type: "signOn.loggedOut" });
    }),
    keepMark: sendTo("rememberSignOn", { type: "signOn.known" } satisfies SignOnTell),
    clearMark: sendTo("rememberSignOn", { type: "signOn.unknown" } satisfies SignOnTell),
    reportAnonymous: sendTo(({ context }) => context.parent, { type: "signOn.anonymous" }),
    reportSignedOutElsewhere: sendTo(({ context }) => context.parent, { type: "signOn.signedOutElsewhere" }),
    reportEnded: sendTo(({ context }) => context.parent, { type: "signOn.ended" }),
  },
  delays: {
    probeLimit: 6000,
    initialiseLimit: 8000,
    refreshLimit: 10_000,
    clearLimit: 2000,
    leaveLimit: 15_000,
    backOff: ({ context }) =>
      backOffs[Math.min(Math.max(context.failures, 1), backOffs.length) - 1] ?? 60_000,
  },
});

const request = requestsOf<typeof signOnSetup>();

/** Where the identity server sends the browser back to after a logout (shell §2). */
const AFTER_LOGOUT = "/login/";

const login = (target: "probing" | "redirectingToLogin" | "#signOn.probing", description: string) =>
  ({
    target,
    actions: {
      type: "requestLogin",
      params: ({ event }: { event: { readonly returnTo: string } }) => ({ returnTo: event.returnTo }),
    },
    description,
    meta: onLogin,
  }) as const;

const requestLogout = {
  type: "requestLogout",
  params: ({ event }: { event: { readonly signOnTo?: string | undefined } }) => ({
    signOnTo: event.signOnTo,
  }),
} as const;

/** The session hears that single sign-on cannot be used, and why. */
const trouble = (reason: SignOnTrouble) => ({
  tell: (): SignOnReport => ({ type: "signOn.unavailable", reason }),
});
/** A state of its own for a defect; the password login goes on. */
const crashed = (description: string) =>
  ({ target: "#signOn.crashed", ...trouble("defect"), description, meta: defect }) as const;

/** Whether somebody is signed in there, only a new adapter can tell. */
const lookForLogout = {
  target: "probing",
  actions: requestLogout,
  description: "A logout without an adapter: a new one is loaded first",
  meta: { spec: "shell §4" },
} as const;

/** Nobody is signed in at the identity server. */
const nothingToLogOut = {
  actions: "reportLoggedOut",
  description: "Nobody is signed in there: the logout is done",
} as const;

/** Remembered until the adapter is ready. */
const remembering = {
  "signOn.login": {
    actions: {
      type: "requestLogin",
      params: ({ event }: { event: { readonly returnTo: string } }) => ({ returnTo: event.returnTo }),
    },
    description: "Remembered until the adapter is ready",
    meta: onLogin,
  },
  "signOn.logout": { actions: requestLogout, description: "Remembered until the adapter is ready" },
} as const;

const probing = signOnSetup.createStateConfig({
  ...request("probe", {
    input: () => undefined,
    limit: "probeLimit",
    doneBy: {
      Up: { target: "initialising", description: "The identity server answers" },
      WrongRealm: {
        target: "misconfigured",
        ...trouble("misconfigured"),
        description: "The identity server has no such realm",
        meta: { code: "WRONG_REALM" },
      },
      Down: {
        target: "unavailable",
        ...trouble("unreachable"),
        description: "The identity server does not answer",
      },
    },
    failed: { target: "unavailable", ...trouble("timedOut"), description: "No answer in time", meta: limit },
    crashed: crashed("A defect in the probe"),
  }),
  description:
    "Asks whether the identity server answers, after a screen that needs no sign-on is shown; the adapter itself has no time limit",
  on: remembering,
});

const initialising = signOnSetup.createStateConfig({
  ...request("initialise", {
    input: ({ context }) => ({ attempt: context.attempt }),
    limit: "initialiseLimit",
    entry: "countAttempt",
    doneBy: {
      Authenticated: [
        {
          name: "for the logout",
          when: ({ context }) => context.pending._tag === "Logout",
          target: "redirectingToLogout",
          description: "The logout that was asked for can happen now",
        },
        {
          target: "authenticated",
          actions: "clearPending",
          tell: ({ output }) => ({ type: "signOn.authenticated", token: output.token }),
          description: "Signed in",
        },
      ],
      Anonymous: [
        {
          name: "for the login",
          when: ({ context }) => context.pending._tag === "Login",
          target: "redirectingToLogin",
          description: "The login that was asked for can happen now",
          meta: onLogin,
        },
        {
          name: "for the logout, and a login after it",
          when: ({ context: { pending } }) => pending._tag === "Logout" && pending.signOnTo !== undefined,
          target: "redirectingToLogin",
          actions: ["requestLoginAfterLogout", "reportLoggedOut"],
          description: "Nobody is signed in any more: the login that was asked for meanwhile can happen now",
          meta: onLogin,
        },
        {
          name: "for the logout",
          when: ({ context }) => context.pending._tag === "Logout",
          target: "anonymous",
          actions: ["clearPending", "reportLoggedOut"],
          description: "Nobody is signed in any more: the logout is done",
        },
        { target: "anonymous", actions: ["clearPending", "reportAnonymous"], description: "Not signed in" },
      ],
      Misconfigured: {
        target: "misconfigured",
        ...trouble("misconfigured"),
        description: "The client id or the address is wrong",
        meta: { code: "MISCONFIGURED" },
      },
      LoginRefused: {
        target: "loginRefused",
        tell: ({ output }) => ({ type: "signOn.refused", code: output.code }),
        description: "The identity server refused the login",
        meta: onLogin,
      },
      Unavailable: {
        target: "unavailable",
        ...trouble("unreachable"),
        description: "The identity server did not answer the adapter",
      },
    },
    failed: {
      target: "unavailable",
      ...trouble("timedOut"),
      description: "The adapter does not answer: this instance is given up",
      meta: limit,
    },
    crashed: crashed("A defect in the adapter"),
  }),
  description: "A fresh adapter looks silently whether the person is signed in",
  on: remembering,
});

const refreshing = signOnSetup.createStateConfig({
  ...request("refreshToken", {
    input: () => undefined,
    limit: "refreshLimit",
    doneBy: {
      Fresh: { target: "fresh", description: "The token is fresh" },
      Refused: {
        target: "#signOn.anonymous",
        actions: "reportEnded",
        description: "The identity session is over",
      },
      Unreachable: {
        target: "degraded",
        description: "The identity server cannot be reached: the session stays",
      },
    },
    failed: {
      target: "degraded",
      description: "No answer in 10 seconds: this instance is given up",
      meta: limit,
    },
    crashed: crashed("A defect in the refresh"),
  }),
  description: "Fetches a fresh access token",
  on: {
    "adapter.loggedOut": {
      target: "#signOn.anonymous",
      actions: "reportEnded",
      description: "Refused: the adapter says so before its promise does",
    },
    "adapter.refreshFailed": {
      target: "degraded",
      description: "The adapter says so before its promise does",
    },
  },
});

const unreachable = { target: "degraded", description: "The identity server still does not answer" } as const;

const reviving = signOnSetup.createStateConfig({
  ...request("initialise", {
    id: "revive",
    input: ({ context }) => ({ attempt: context.attempt }),
    limit: "initialiseLimit",
    tags: ["busy", "limited"],
    entry: "countAttempt",
    doneBy: {
      Authenticated: { target: "fresh", description: "Still signed in" },
      Anonymous: {
        target: "#signOn.anonymous",
        actions: "reportEnded",
        description: "The identity session has ended in the meantime",
      },
      Misconfigured: unreachable,
      LoginRefused: unreachable,
      Unavailable: unreachable,
    },
    failed: {
      target: "degraded",
      description: "The adapter does not answer: this instance is given up",
      meta: limit,
    },
    crashed: crashed("A defect in the adapter"),
  }),
  description: "A new adapter replaces the one that was given up",
});

const authenticated = signOnSetup.createStateConfig({
  description: "Signed in at the identity server",
  initial: "fresh",
  entry: "keepMark",
  invoke: { id: "watchAdapter", src: "watchAdapter" },
  states: {
    fresh: {
      description: "The access token is good",
      entry: "clearFailures",
      on: {
        "adapter.tokenExpired": { target: "refreshing", description: "The access token has run out" },
        "adapter.refreshFailed": { target: "degraded", description: "The adapter could not refresh" },
        "signOn.accepted": {
          target: "settingCookie",
          description: "The portal has signed the person in by the token",
        },
      },
    },
    settingCookie: {
      ...request("setSessionCookie", {
        input: () => undefined,
        limit: 40_000,
        answered: { target: "fresh", description: "The session's cookie goes by the token" },
        silent: true,
        failed: {
          target: "fresh",
          description: "It did not: the journal has it, and the session goes on as it is",
        },
        crashed: "fresh",
      }),
      description: "Has the portal set the session's cookie by the token",
      on: {
        "adapter.tokenExpired": { target: "refreshing", description: "The access token has run out" },
        "adapter.refreshFailed": { target: "degraded", description: "The adapter could not refresh" },
      },
    },
    refreshing,
    degraded: {
      description: "No fresh token for now; the portal's own session goes on",
      tags: ["limited"],
      entry: "countFailure",
      after: {
        backOff: {
          target: "reviving",
          description: "Tries again: after 5, 15, then every 60 seconds",
          meta: { spec: "sign-on" },
        },
      },
    },
    reviving,
  },
  on: {
    "adapter.loggedOut": {
      target: "signedOutElsewhere",
      actions: "reportSignedOutElsewhere",
      description: "A logout in another tab or at the server; a refresh error behind it changes nothing",
    },
    "signOn.login": login("#signOn.probing", "A login while signed in: a new adapter gives its token"),
    "signOn.logout": {
      target: "redirectingToLogout",
      actions: requestLogout,
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

const clearingToken = signOnSetup.createStateConfig({
  ...request("clearToken", {
    input: () => undefined,
    limit: "clearLimit",
    entry: "clearMark",
    done: { target: "idle", description: "The token is cleared and the adapter released" },
    failed: { target: "idle", description: "The adapter is given up", meta: limit },
    crashed: crashed("A defect in the adapter"),
  }),
  description: "The adapter clears its token",
});

/** The page is still here: nobody can sign in or out at the identity server now. */
const stillHere = { target: "unavailable", ...trouble("timedOut"), meta: limit } as const;

const redirectingToLogin = signOnSetup.createStateConfig({
  ...request("goToLogin", {
    input: ({ context }) => ({ returnTo: context.pending._tag === "Login" ? context.pending.returnTo : "/" }),
    limit: "leaveLimit",
    tags: ["busy", "leaving"],
    done: { target: "unavailable", ...trouble("unreachable"), description: "The page did not leave" },
    failed: { ...stillHere, description: "Still here after 15 seconds" },
    crashed: {
      target: "unavailable",
      ...trouble("unreachable"),
      description: "The login was cancelled or failed",
    },
  }),
  description: "The page leaves for the identity server's login",
});

const redirectingToLogout = signOnSetup.createStateConfig({
  ...request("goToLogout", {
    input: ({ context: { pending } }) => ({
      returnTo: AFTER_LOGOUT,
      signOnTo: pending._tag === "Logout" ? pending.signOnTo : undefined,
    }),
    limit: "leaveLimit",
    tags: ["busy", "leaving"],
    entry: ["clearMark", "reportLoggedOut"],
    done: {
      target: "unavailable",
      actions: "reportLogoutOwed",
      ...trouble("unreachable"),
      description: "The page did not leave",
    },
    failed: { ...stillHere, actions: "reportLogoutOwed", description: "Still here after 15 seconds" },
    crashed: {
      target: "unavailable",
      actions: "reportLogoutOwed",
      ...trouble("unreachable"),
      description: "The logout failed",
    },
  }),
  description: "The page leaves for the identity server's logout, and comes back signed out",
});

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
