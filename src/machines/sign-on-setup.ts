import { assign, sendTo, setup } from "xstate";
import type { MachineMeta } from "./machine-meta.ts";
import type { ParentRef } from "./parent-ref.ts";
import { provided, providedCallback } from "./provide.ts";

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
export type SignOnTrouble = "unreachable" | "timedOut" | "misconfigured" | "defect";

/** What a person asked for before the adapter was ready to do it. */
export type SignOnWish =
  | { readonly _tag: "None" }
  | { readonly _tag: "Login"; readonly returnTo: string }
  | { readonly _tag: "Logout" };

/** What the session hears. */
export type SignOnReport =
  | { readonly type: "signOn.authenticated"; readonly token: string }
  | { readonly type: "signOn.anonymous" }
  | { readonly type: "signOn.unavailable"; readonly reason: SignOnTrouble }
  | { readonly type: "signOn.signedOutElsewhere" }
  /** The identity session is over without a sign-out in this browser: its time is up, or the server ended it. */
  | { readonly type: "signOn.ended" }
  | { readonly type: "signOn.refused"; readonly code: string };

export interface SignOnContext {
  readonly parent: ParentRef<SignOnReport>;
  /** Counts the adapter's instances: each attempt is a new one. */
  readonly attempt: number;
  /** Failures since the last success: decides the back-off. */
  readonly failures: number;
  readonly wish: SignOnWish;
}

export type SignOnEvent =
  | { readonly type: "signOn.start" }
  | { readonly type: "signOn.login"; readonly returnTo: string }
  | { readonly type: "signOn.logout" }
  | { readonly type: "signOn.clearToken" }
  | { readonly type: "signOn.retry" }
  | { readonly type: "adapter.loggedOut" }
  | { readonly type: "adapter.tokenExpired" }
  | { readonly type: "adapter.refreshFailed" };

const backOffs = [5000, 15_000, 60_000] as const;

export const meta: MachineMeta = { spec: "shell §7" };
export const limit: MachineMeta = { spec: "sign-on", code: "TIMED_OUT" };
export const defect: MachineMeta = { spec: "sign-on", code: "DEFECT" };
export const onLogin: MachineMeta = { spec: "shell §7", screen: "login" };

/** What the parts of the sign-on machine share: context, events, actors, guards, actions and limits. */
export const signOnSetup = setup({
  types: {
    context: {} as SignOnContext,
    input: {} as { readonly parent: ParentRef<SignOnReport> },
    events: {} as SignOnEvent,
    tags: {} as "busy" | "failed" | "limited" | "leaving",
    meta: {} as MachineMeta,
  },
  actors: {
    probe: provided<Discovery>("probe"),
    initialise: provided<Initialised, { readonly attempt: number }>("initialise"),
    refreshToken: provided<Refreshed>("refreshToken"),
    clearToken: provided<undefined>("clearToken"),
    goToLogin: provided<void, { readonly returnTo: string }>("goToLogin"),
    goToLogout: provided<void, { readonly returnTo: string }>("goToLogout"),
    watchAdapter: providedCallback("watchAdapter"),
  },
  guards: {
    isUp: (_, { found }: { found: Discovery }) => found._tag === "Up",
    isWrongRealm: (_, { found }: { found: Discovery }) => found._tag === "WrongRealm",
    isAuthenticated: (_, { result }: { result: Initialised }) => result._tag === "Authenticated",
    isAuthenticatedForLogout: ({ context }, { result }: { result: Initialised }) =>
      result._tag === "Authenticated" && context.wish._tag === "Logout",
    isAnonymous: (_, { result }: { result: Initialised }) => result._tag === "Anonymous",
    isAnonymousForLogin: ({ context }, { result }: { result: Initialised }) =>
      result._tag === "Anonymous" && context.wish._tag === "Login",
    isMisconfigured: (_, { result }: { result: Initialised }) => result._tag === "Misconfigured",
    isLoginRefused: (_, { result }: { result: Initialised }) => result._tag === "LoginRefused",
    isFresh: (_, { refreshed }: { refreshed: Refreshed }) => refreshed._tag === "Fresh",
    isRefreshRefused: (_, { refreshed }: { refreshed: Refreshed }) => refreshed._tag === "Refused",
  },
  actions: {
    countAttempt: assign({ attempt: ({ context }) => context.attempt + 1 }),
    countFailure: assign({ failures: ({ context }) => context.failures + 1 }),
    forgetFailures: assign({ failures: 0 }),
    wishLogin: assign((_, { returnTo }: { returnTo: string }): Partial<SignOnContext> => ({
      wish: { _tag: "Login", returnTo },
    })),
    wishLogout: assign((): Partial<SignOnContext> => ({ wish: { _tag: "Logout" } })),
    forgetWish: assign((): Partial<SignOnContext> => ({ wish: { _tag: "None" } })),
    // A login that starts by itself minutes after the click would take the page from under the person; a logout still has to happen.
    forgetLoginWish: assign(({ context }): Partial<SignOnContext> =>
      context.wish._tag === "Login" ? { wish: { _tag: "None" } } : {},
    ),
    reportAuthenticated: sendTo(
      ({ context }) => context.parent,
      (_, { result }: { result: Initialised }): SignOnReport =>
        result._tag === "Authenticated"
          ? { type: "signOn.authenticated", token: result.token }
          : { type: "signOn.anonymous" },
    ),
    reportRefused: sendTo(
      ({ context }) => context.parent,
      (_, { result }: { result: Initialised }): SignOnReport => ({
        type: "signOn.refused",
        code: result._tag === "LoginRefused" ? result.code : "unknown",
      }),
    ),
    reportAnonymous: sendTo(({ context }) => context.parent, { type: "signOn.anonymous" }),
    reportSignedOutElsewhere: sendTo(({ context }) => context.parent, { type: "signOn.signedOutElsewhere" }),
    reportEnded: sendTo(({ context }) => context.parent, { type: "signOn.ended" }),
    reportTrouble: sendTo(
      ({ context }) => context.parent,
      (_, { reason }: { reason: SignOnTrouble }): SignOnReport => ({ type: "signOn.unavailable", reason }),
    ),
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
