/** What the states of single sign-on are made of: actions, delays, and where each is specified. */
import { assign, enqueueActions, sendTo, setup } from "xstate";
import type { Outcome } from "../../domain/kit/call-failure.ts";
import type { LoginAnswer } from "../../domain/session/login.ts";
import type { MachineMeta } from "../kit/machine-meta.ts";
import type { ParentRef } from "../kit/parent-ref.ts";
import { providedCallback, toBeProvided } from "../kit/provide.ts";
import { requestsOf } from "../kit/request.ts";
import { backOff } from "./back-off.ts";
import type {
  Discovery,
  Initialised,
  PendingRequest,
  Refreshed,
  SignOnEvent,
  SignOnReport,
  SignOnTell,
  SignOnTrouble,
} from "./sign-on-events.ts";

interface SignOnContext {
  readonly parent: ParentRef<SignOnReport>;
  /** Counts the adapter's instances: each attempt is a new one. */
  readonly attempt: number;
  /** Failures since the last success: decides the back-off. */
  readonly failures: number;
  /** What waits for the adapter to be ready. */
  readonly pending: PendingRequest;
}

export const limit: MachineMeta = { spec: "sign-on", code: "TIMED_OUT" };
const defect: MachineMeta = { spec: "sign-on", code: "DEFECT" };
export const onLogin: MachineMeta = { spec: "shell §7", screen: "login" };

export const signOnSetup = setup({
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
    goToLogout: toBeProvided<void, { readonly signOnTo: string | undefined }>("goToLogout"),
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
    reportLogoutPending: enqueueActions(({ context, enqueue }) => {
      if (context.pending._tag === "Logout") enqueue.sendTo(context.parent, { type: "signOn.logoutPending" });
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
    backOff,
  },
});

export const request = requestsOf<typeof signOnSetup>();

export const login = (target: "probing" | "redirectingToLogin" | "#signOn.probing", description: string) =>
  ({
    target,
    actions: {
      type: "requestLogin",
      params: ({ event }: { event: { readonly returnTo: string } }) => ({ returnTo: event.returnTo }),
    },
    description,
    meta: onLogin,
  }) as const;

export const requestLogout = {
  type: "requestLogout",
  params: ({ event }: { event: { readonly signOnTo?: string | undefined } }) => ({
    signOnTo: event.signOnTo,
  }),
} as const;

/** The session hears that single sign-on cannot be used, and why. */
export const trouble = (reason: SignOnTrouble) => ({
  tell: (): SignOnReport => ({ type: "signOn.unavailable", reason }),
});
/** A state of its own for a defect; the password login goes on. */
export const crashed = (description: string) =>
  ({ target: "#signOn.crashed", ...trouble("defect"), description, meta: defect }) as const;

/** Whether somebody is signed in there, only a new adapter can tell. */
export const lookForLogout = {
  target: "probing",
  actions: requestLogout,
  description: "A logout without an adapter: a new one is loaded first",
  meta: { spec: "shell §4" },
} as const;

/** Nobody is signed in at the identity server. */
export const nothingToLogOut = {
  actions: "reportLoggedOut",
  description: "Nobody is signed in there: the logout is done",
} as const;

/** Remembered until the adapter is ready. */
export const remembering = {
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
