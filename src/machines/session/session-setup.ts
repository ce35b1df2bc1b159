/** What the states of the session's machine are made of: guards, actions, delays, and where each is specified. */
import { assign, enqueueActions, forwardTo, sendTo, setup } from "xstate";
import type { CallFailure, Outcome } from "../../domain/kit/call-failure.ts";
import { SESSION_MAX } from "../../domain/session/session-lifetime.ts";
import {
  accountOf,
  isSameAccount,
  isStillAccount,
  keyOfAccount,
  withUser,
  type Account,
  type CheckResult,
  type KnownAccount,
} from "../../domain/session/session.ts";
import type { PartnerData, UserData } from "../../domain/session/user.ts";
import type { MachineMeta } from "../kit/machine-meta.ts";
import { providedCallback, toBeProvided } from "../kit/provide.ts";
import { requestsOf } from "../kit/request.ts";
import { backOff } from "./back-off.ts";
import { pendingLogoutMachine } from "./pending-logout.machine.ts";
import { sessionClockMachine } from "./session-clock.machine.ts";
import type {
  ClearScope,
  PendingLogoutEvent,
  SessionEnd,
  SessionEvent,
  SessionInput,
  SessionProblem,
  SessionReport,
  TabNews,
  TabsTell,
} from "./session-events.ts";
import { sessionFollowMachine } from "./session-follow.machine.ts";
import { signInMachine, type LoginResult } from "./sign-in.machine.ts";
import { signOnMachine } from "./sign-on.machine.ts";

/** How long an expired session waits for its person before the silent logout, in ms: as long as a session lasts at most. */
const UNATTENDED_TIME = SESSION_MAX * 1000;
interface SessionContext extends SessionInput {
  readonly account: Account;
  readonly problem: SessionProblem;
  readonly failure: CallFailure | undefined;
  /** Failed checks since the last answer: decides the back-off. */
  readonly failures: number;
  /** Another account is signed in in this browser: nothing of this one is shown. */
  readonly displaced: boolean;
  /** Somebody signed out, here or in another tab, or is still to be signed out, and nobody has signed in or asked for single sign-on since. */
  readonly left: boolean;
  /** How long the session lasted when the server last said, in seconds. */
  readonly secondsLeft: number;
}

export const onLogin: MachineMeta = { spec: "shell §4", screen: "login" };
export const onSignOn: MachineMeta = { spec: "shell §7", screen: "login" };
export const again: MachineMeta = { spec: "decisions/session", screen: "sign in again" };
export const tabs: MachineMeta = { spec: "decisions/session" };
export const other: MachineMeta = { ...again, code: "OTHER_ACCOUNT" };
export const limit: MachineMeta = { spec: "decisions/calls", code: "TIMED_OUT" };
export const defect: MachineMeta = { spec: "architecture", code: "DEFECT" };

const problemOf = (result: LoginResult): SessionProblem =>
  result._tag === "Refused" || result._tag === "Failed" ? result : { _tag: "None" };

const userIn = (result: LoginResult): UserData => {
  if (result._tag !== "Accepted") throw new Error("Nobody was signed in");
  return result.user;
};

const startedOf = (account: KnownAccount, takenOver: boolean): SessionReport => {
  const { user, visitor, standing } = account;
  return { type: "session.started", user, visitor, standing, takenOver };
};

/** Has the browser a mark of a session, or of single sign-on? */
export const hasMark = ({ expected, signedOn }: SessionInput): boolean =>
  expected === true || signedOn === true;

interface Ended {
  readonly result: LoginResult;
}
interface Found {
  readonly user: UserData;
}

export const sessionSetup = setup({
  types: {
    context: {} as SessionContext,
    input: {} as SessionInput,
    events: {} as SessionEvent,
    children: {} as {
      signOn: "signOn";
      signIn: "signIn";
      clock: "clock";
      follow: "follow";
      pendingLogout: "pendingLogout";
    },
    tags: {} as
      | "busy"
      | "expected"
      | "failed"
      | "limited"
      | "signingIn"
      | "signingOut"
      | "slow"
      | "told"
      | "unanswered",
    meta: {} as MachineMeta,
  },
  actors: {
    checkSession: toBeProvided<Outcome<CheckResult>>("checkSession"),
    loadPartnerData: toBeProvided<Outcome<PartnerData>>("loadPartnerData"),
    logOut: toBeProvided<Outcome<unknown>>("logOut"),
    clearBrowserState: toBeProvided<Outcome<undefined>, { readonly scope: ClearScope }>("clearBrowserState"),
    watchTabs: providedCallback<TabsTell>("watchTabs"),
    rememberPending: providedCallback<PendingLogoutEvent>("rememberPending"),
    signOn: signOnMachine,
    signIn: signInMachine,
    clock: sessionClockMachine,
    follow: sessionFollowMachine,
    pendingLogout: pendingLogoutMachine,
  },
  guards: {
    isLogoutPending: ({ context }) => context.logoutPending,
    expectsSignOn: ({ context }) => context.signedOn === true && !context.left,
    isExpected: ({ context }) => hasMark(context),
    hasLeft: ({ context }) => context.left,
    isDisplaced: ({ context }) => context.displaced,
    isAccepted: (_, { result }: Ended) => result._tag === "Accepted",
    isSameAccepted: ({ context }, { result }: Ended) =>
      result._tag === "Accepted" && isSameAccount(context.account, result.user),
    isRefused: (_, { result }: Ended) => result._tag === "Refused",
    isCrashed: (_, { result }: Ended) => result._tag === "Crashed",
    isSameAccount: ({ context }, { user }: Found) => isSameAccount(context.account, user),
    isStillAccount: ({ context }, { user }: Found) => isStillAccount(context.account, user),
    hasNoKey: ({ context }) => keyOfAccount(context.account) === undefined,
  },
  actions: {
    displace: assign({ displaced: true }),
    clearDisplaced: assign({ displaced: false }),
    // It stands in the browser's storage before the server is told, so that no reload comes in between.
    setLogoutPending: enqueueActions(({ enqueue }) => {
      enqueue.assign({ logoutPending: true });
      enqueue.sendTo("rememberPending", { type: "logout.pending" });
    }),
    clearPendingLogout: assign({ logoutPending: false }),
    setLeft: assign({ left: true }),
    clearLeft: assign({ left: false }),
    setSignOnTo: assign((_, { returnTo }: { returnTo: string }) => ({ signOnTo: returnTo })),
    settleLogout: enqueueActions(({ enqueue }) => {
      enqueue.assign({ logoutPending: false });
      enqueue.sendTo("rememberPending", { type: "logout.settled" });
    }),
    setAccount: assign((_, { user }: Found) => ({
      account: accountOf(user),
      left: false,
      signOnTo: undefined,
    })),
    stageAccount: assign((_, { user }: Found): Partial<SessionContext> => ({
      account: { _tag: "Pending", next: accountOf(user) },
    })),
    activateAccount: assign(({ context: { account } }) => ({
      account: account._tag === "Pending" ? account.next : account,
    })),
    renewAccount: assign(({ context }, { user }: Found) => ({ account: withUser(context.account, user) })),
    clearAccount: assign((): Partial<SessionContext> => ({ account: { _tag: "None" } })),
    setProblem: assign((_, { result }: Ended) => ({ problem: problemOf(result) })),
    clearProblem: assign((): Partial<SessionContext> => ({ problem: { _tag: "None" } })),
    // A failure that is over does not stay to be read as that of what comes next.
    clearFailure: assign({ failure: undefined }),
    countFailure: assign({ failures: ({ context }) => context.failures + 1 }),
    clearFailures: assign({ failures: 0 }),
    setSeconds: assign((_, { seconds }: { seconds: number }) => ({ secondsLeft: seconds })),
    // A replay may put nobody into a state that has an account: then there is nothing to report.
    reportStarted: enqueueActions(({ context: { account, parent }, enqueue }) => {
      if (account._tag === "Known") enqueue.sendTo(parent, startedOf(account, false));
    }),
    reportTakenOver: enqueueActions(({ context: { account, parent }, enqueue }) => {
      if (account._tag === "Known") enqueue.sendTo(parent, startedOf(account, true));
    }),
    reportStanding: enqueueActions(({ context: { account, parent }, enqueue }) => {
      if (account._tag !== "Known") return;
      const { visitor, standing } = account;
      enqueue.sendTo(parent, { type: "session.standingChanged", visitor, standing });
    }),
    reportEnded: sendTo(
      ({ context }) => context.parent,
      (_, { reason }: { reason: SessionEnd }): SessionReport => ({ type: "session.ended", reason }),
    ),
    reportNotSignedIn: sendTo(({ context }) => context.parent, {
      type: "session.ended",
      reason: "notSignedIn",
    } satisfies SessionReport),
    reportRestoring: sendTo(({ context }) => context.parent, {
      type: "session.restoring",
    } satisfies SessionReport),
    reportUnanswered: sendTo(({ context }) => context.parent, {
      type: "session.unanswered",
    } satisfies SessionReport),
    reportDiscarded: sendTo(({ context }) => context.parent, {
      type: "account.discarded",
    } satisfies SessionReport),
    startSignOn: sendTo("signOn", { type: "signOn.start" }),
    loginBySignOn: sendTo("signOn", (_, { returnTo }: { returnTo: string }) => ({
      type: "signOn.login",
      returnTo,
    })),
    // Not before the server knows: the page would leave for an identity server that cannot be reached either.
    logoutAtSignOn: enqueueActions(({ context, enqueue }) => {
      if (!context.logoutPending)
        enqueue.sendTo("signOn", { type: "signOn.logout", signOnTo: context.signOnTo });
    }),
    rememberLogout: sendTo("rememberPending", { type: "logout.pending" }),
    // A page that leaves for the logout does not hear it: the one that comes back goes on.
    continueSignOn: enqueueActions(({ context: { signOnTo }, enqueue }) => {
      if (signOnTo === undefined) return;
      enqueue.assign({ signOnTo: undefined });
      enqueue.sendTo("signOn", { type: "signOn.login", returnTo: signOnTo });
    }),
    // What the token of a single sign-on has begun, the adapter's machine makes lasting; a password takes the place of a logout there.
    tellSignOn: enqueueActions(({ enqueue }, { result }: Ended) => {
      if (result._tag !== "Accepted") return;
      enqueue.sendTo("signOn", { type: result.by === "SignOn" ? "signOn.accepted" : "signOn.logoutDropped" });
    }),
    clearSignOnToken: sendTo("signOn", { type: "signOn.clearToken" }),
    tellTabs: sendTo("watchTabs", (_, { news }: { news: TabNews }): TabsTell => ({
      type: "tabs.tell",
      news,
    })),
    forwardToClock: forwardTo("clock"),
    forwardToFollow: forwardTo("follow"),
    retryPendingLogout: sendTo("pendingLogout", { type: "session.retry" }),
  },
  delays: {
    signOnLimit: 15_000,
    // As long as what loads is not shown, either.
    signOnTold: 150,
    signOnSlow: 2850,
    signOnLoginLimit: 30_000,
    unattended: UNATTENDED_TIME,
    backOff,
  },
});

export const request = requestsOf<typeof sessionSetup>();

export type Event<Type extends SessionEvent["type"]> = {
  readonly event: Extract<SessionEvent, { readonly type: Type }>;
};
export const ofResult = ({ event }: { readonly event: { readonly output: LoginResult } }): Ended => ({
  result: event.output,
});
export const ofUser = ({ event }: { readonly event: { readonly output: LoginResult } }): Found => ({
  user: userIn(event.output),
});
export const ofFound = ({ event }: Event<"session.found">): Found => ({ user: event.user });
const ofSeconds = ({ event }: Event<"session.extended" | "tabs.extended">) => ({ seconds: event.seconds });

export const tellLoggedIn = { type: "tellTabs", params: { news: { kind: "loggedIn" } } } as const;
export const tellLoggedOut = { type: "tellTabs", params: { news: { kind: "loggedOut" } } } as const;
export const tellSignOn = { type: "tellSignOn", params: ofResult } as const;
export const setSeconds = { type: "setSeconds", params: ofSeconds } as const;
