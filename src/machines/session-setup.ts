import { assign, sendTo, setup, type EventObject } from "xstate";
import type { CallFailure, Outcome } from "../domain/call-failure.ts";
import type { LoginAnswer, LoginRequest, SessionAnswer } from "../domain/login.ts";
import type { PartnerData } from "../domain/user.ts";
import type { MachineMeta } from "./machine-meta.ts";
import type { ParentRef } from "./parent-ref.ts";
import { provided, providedCallback } from "./provide.ts";
import {
  accountOf,
  judgeCheck,
  judgeLogin,
  renewed,
  standingOf,
  type CheckResult,
  type LoginResult,
  type SessionContext,
  type SessionEnd,
  type SessionEvent,
  type SessionReport,
  type TabNews,
} from "./session-types.ts";
import { signOnMachine } from "./sign-on.machine.ts";

/** How long before its end a session warns, in seconds. */
const WARNING_SECONDS = 120;
const backOffs = [5000, 15_000, 60_000] as const;

/** What the actor between the tabs is told to tell. */
export interface TabsTell extends EventObject {
  readonly type: "tabs.tell";
  readonly news: TabNews;
}

/** What browser state goes: all of an account that left, all but expiry drafts, or all of the one before another. */
export type ClearScope = "logout" | "silent" | "otherAccount";

export const meta: MachineMeta = { spec: "shell §4" };
export const onLogin: MachineMeta = { spec: "shell §4", screen: "login" };
export const limit: MachineMeta = { spec: "decisions", code: "TIMED_OUT" };
export const defect: MachineMeta = { spec: "architecture", code: "DEFECT" };

/** However a sign-in ends, what it was made with goes. */
const noCredentials = { credentials: { _tag: "None" } } as const;
const fail = (failure: CallFailure): Partial<SessionContext> => ({
  ...noCredentials,
  problem: { _tag: "Failed", failure },
});

/** What the parts of the session machine share: context, events, actors, guards, actions and limits. */
export const sessionSetup = setup({
  types: {
    context: {} as SessionContext,
    input: {} as { readonly parent: ParentRef<SessionReport> },
    events: {} as SessionEvent,
    tags: {} as "busy" | "failed" | "limited" | "loggedIn" | "expired" | "warned" | "signingOut",
    meta: {} as MachineMeta,
  },
  actors: {
    checkSession: provided<Outcome<SessionAnswer>>("checkSession"),
    logIn: provided<Outcome<LoginAnswer>, { readonly request: LoginRequest }>("logIn"),
    startBySignOn: provided<Outcome<LoginAnswer>, { readonly token: string }>("startBySignOn"),
    loadPartnerData: provided<Outcome<PartnerData>>("loadPartnerData"),
    logOut: provided<Outcome<unknown>>("logOut"),
    clearBrowserState: provided<undefined, { readonly scope: ClearScope }>("clearBrowserState"),
    watchTabs: providedCallback<TabsTell>("watchTabs"),
    signOn: signOnMachine,
  },
  guards: {
    isAccepted: (_, { result }: { result: LoginResult | CheckResult }) => result._tag === "Accepted",
    isSameAccount: ({ context }, { result }: { result: LoginResult | CheckResult }) =>
      result._tag === "Accepted" &&
      context.account._tag === "Known" &&
      context.account.user.account_key === result.user.account_key,
    isRefused: (_, { result }: { result: LoginResult }) => result._tag === "Refused",
    isSignedOut: (_, { result }: { result: CheckResult }) => result._tag === "SignedOut",
    hasPartnerData: (_, { outcome }: { outcome: Outcome<PartnerData> }) => outcome._tag === "Answered",
  },
  actions: {
    rememberPassword: assign(
      (
        _,
        {
          email,
          password,
          id,
          returnTo,
        }: { email: string; password: string; id: string | undefined; returnTo: string | undefined },
      ): Partial<SessionContext> => ({
        credentials: {
          _tag: "Password",
          request: { email_address: email, password, ...(id === undefined ? {} : { id }) },
          returnTo,
        },
      }),
    ),
    rememberToken: assign((_, { token }: { token: string }): Partial<SessionContext> => ({
      credentials: { _tag: "SignOn", token },
    })),
    forgetCredentials: assign((): Partial<SessionContext> => noCredentials),
    know: assign(({ context }, { result }: { result: LoginResult | CheckResult }): Partial<SessionContext> =>
      result._tag === "Accepted"
        ? { ...noCredentials, account: accountOf(result.user, context.credentials) }
        : {},
    ),
    letArrive: assign(
      ({ context }, { result }: { result: LoginResult | CheckResult }): Partial<SessionContext> =>
        result._tag === "Accepted"
          ? {
              ...noCredentials,
              account: { _tag: "Arriving", next: accountOf(result.user, context.credentials) },
            }
          : {},
    ),
    admit: assign(({ context }): Partial<SessionContext> =>
      context.account._tag === "Arriving" ? { account: context.account.next } : {},
    ),
    renew: assign(({ context }, { result }: { result: LoginResult | CheckResult }): Partial<SessionContext> =>
      context.account._tag === "Known" && result._tag === "Accepted"
        ? { account: renewed(context.account, result.user) }
        : {},
    ),
    forgetAccount: assign((): Partial<SessionContext> => ({ account: { _tag: "None" } })),
    rebuildStanding: assign(
      ({ context }, { outcome }: { outcome: Outcome<PartnerData> }): Partial<SessionContext> => {
        if (context.account._tag !== "Known" || outcome._tag !== "Answered") return {};
        const {
          partner_data: { partner_status: partnerStatus },
          reg_flex_enabled: regFlexEnabled,
        } = outcome.answer;
        return {
          account: {
            ...context.account,
            ...standingOf(context.account.user, { partnerStatus, regFlexEnabled }),
          },
        };
      },
    ),
    keepProblem: assign((_, { result }: { result: LoginResult | CheckResult }): Partial<SessionContext> =>
      result._tag === "Refused" || result._tag === "Failed" ? { ...noCredentials, problem: result } : {},
    ),
    keepTimeout: assign((_, params: { limit: number }) => fail({ _tag: "TimedOut", limit: params.limit })),
    forgetProblem: assign((): Partial<SessionContext> => ({ problem: { _tag: "None" } })),
    countFailure: assign({ failures: ({ context }) => context.failures + 1 }),
    forgetFailures: assign({ failures: 0 }),
    rememberSeconds: assign((_, { seconds }: { seconds: number }) => ({ secondsLeft: seconds })),
    reportStarted: sendTo(
      ({ context }) => context.parent,
      ({ context: { account } }, { takenOver }: { takenOver: boolean }): SessionReport =>
        account._tag === "Known"
          ? {
              type: "session.started",
              user: account.user,
              visitor: account.visitor,
              standing: account.standing,
              takenOver,
            }
          : { type: "session.ended", reason: "notSignedIn" },
    ),
    reportStanding: sendTo(
      ({ context }) => context.parent,
      ({ context: { account } }): SessionReport =>
        account._tag === "Known"
          ? { type: "session.standingChanged", visitor: account.visitor, standing: account.standing }
          : { type: "session.ended", reason: "notSignedIn" },
    ),
    reportEnded: sendTo(
      ({ context }) => context.parent,
      (_, { reason }: { reason: SessionEnd }): SessionReport => ({ type: "session.ended", reason }),
    ),
    reportRestoring: sendTo(({ context }) => context.parent, {
      type: "session.restoring",
    } satisfies SessionReport),
    reportDiscarded: sendTo(({ context }) => context.parent, {
      type: "account.discarded",
    } satisfies SessionReport),
    startSignOn: sendTo("signOn", { type: "signOn.start" }),
    loginBySignOn: sendTo("signOn", (_, { returnTo }: { returnTo: string }) => ({
      type: "signOn.login",
      returnTo,
    })),
    logoutAtSignOn: sendTo("signOn", { type: "signOn.logout" }),
    clearSignOnToken: sendTo("signOn", { type: "signOn.clearToken" }),
    tellTabs: sendTo("watchTabs", (_, { news }: { news: TabNews }): TabsTell => ({
      type: "tabs.tell",
      news,
    })),
  },
  delays: {
    checkLimit: 10_000,
    signOnLimit: 15_000,
    signOnLoginLimit: 30_000,
    loginLimit: 35_000,
    partnerDataLimit: 60_000,
    logOutLimit: 10_000,
    clearLimit: 5000,
    backOff: ({ context }) =>
      backOffs[Math.min(Math.max(context.failures, 1), backOffs.length) - 1] ?? 60_000,
    untilWarning: ({ context }) => Math.max(0, context.secondsLeft - WARNING_SECONDS) * 1000,
    untilEnd: ({ context }) => Math.min(context.secondsLeft, WARNING_SECONDS) * 1000,
  },
});

type Done<Output> = { readonly event: { readonly output: Output } };

/** Somebody is signed in who was not before, or is again. */
export const started = { type: "reportStarted", params: { takenOver: false } } as const;
/** Somebody else is signed in than before. */
export const startedByOther = { type: "reportStarted", params: { takenOver: true } } as const;

/** Params: what a login came to. */
export const ofLogin = ({ event }: Done<Outcome<LoginAnswer>>) => ({ result: judgeLogin(event.output) });
/** Params: what a session check came to. */
export const ofCheck = ({ event }: Done<Outcome<SessionAnswer>>) => ({ result: judgeCheck(event.output) });

/** A sign-in by the form, into the state that makes it. */
export const signInTo = <const Target extends string>(target: Target) =>
  ({
    target,
    actions: {
      type: "rememberPassword",
      params: ({
        event,
      }: {
        event: {
          readonly email: string;
          readonly password: string;
          readonly id?: string;
          readonly returnTo?: string;
        };
      }) => ({ email: event.email, password: event.password, id: event.id, returnTo: event.returnTo }),
    },
    description: "The login form was sent",
    meta: onLogin,
  }) as const;

/** A sign-in by a token of the identity server, into the state that makes it. */
export const signOnTo = <const Target extends string>(target: Target) =>
  ({
    target,
    actions: {
      type: "rememberToken",
      params: ({ event }: { event: { readonly token: string } }) => ({ token: event.token }),
    },
    description: "Signed in at the identity server: its token starts a session",
    meta: { spec: "shell §7" },
  }) as const;

/** Sends the person to the identity server's login. */
export const askSignOn = {
  type: "loginBySignOn",
  params: ({ event }: { event: { readonly returnTo: string } }) => ({ returnTo: event.returnTo }),
} as const;

/** Hands the session's remaining seconds to the clock. */
export const takeSeconds = {
  type: "rememberSeconds",
  params: ({ event }: { event: { readonly seconds: number } }) => ({ seconds: event.seconds }),
} as const;
