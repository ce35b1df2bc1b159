/** The portal session: restored, begun, kept alive, expired under work, ended, in this tab and in the others (shell §4, decisions/session). */
import {
  assertEvent,
  assign,
  enqueueActions,
  forwardTo,
  not,
  sendTo,
  setup,
  type ActorRefFrom,
  type EventObject,
} from "xstate";
import type { Visitor } from "../../domain/shell/access.ts";
import type { CallFailure, Outcome } from "../../domain/kit/call-failure.ts";
import type { PartnerStanding } from "../../domain/shell/partner-status.ts";
import {
  accountOf,
  isSameAccount,
  isStillAccount,
  keyOfAccount,
  withPartnerData,
  withUser,
  type Account,
  type CheckResult,
  type KnownAccount,
} from "../../domain/session/session.ts";
import { SESSION_IDLE, SESSION_MAX } from "../../domain/session/session-lifetime.ts";
import type { PartnerData, UserData } from "../../domain/session/user.ts";
import type { MachineMeta } from "../kit/machine-meta.ts";
import type { ParentRef } from "../kit/parent-ref.ts";
import { toBeProvided, providedCallback } from "../kit/provide.ts";
import { requestsOf } from "../kit/request.ts";
import { owedLogoutMachine, type OwedLogoutReport } from "./owed-logout.machine.ts";
import { sessionClockMachine } from "./session-clock.machine.ts";
import { sessionFollowMachine } from "./session-follow.machine.ts";
import { signInMachine, type Credentials, type LoginResult } from "./sign-in.machine.ts";
import { signOnMachine, type SignOnReport } from "./sign-on.machine.ts";

/** How long an expired session waits for its person before the silent logout, in ms: as long as a session lasts at most. */
const UNATTENDED_TIME = SESSION_MAX * 1000;
/** The waits before a check that failed is made again, in ms. */
const backOffs = [5000, 15_000, 60_000] as const;

/** Why the last sign-in brought nothing: a login code of shell §8 (or one that nobody knows), or a call that failed. */
export type SessionProblem =
  | { readonly _tag: "None" }
  | Extract<LoginResult, { readonly _tag: "Refused" | "Failed" }>;

/** Why nobody is signed in: never was, asked to leave, was sent out silently, left in another tab, or it cannot be told. */
export type SessionEnd = "notSignedIn" | "loggedOut" | "silent" | "elsewhere" | "unreachable";

/** What the root hears. */
export type SessionReport =
  | {
      readonly type: "session.started";
      readonly user: UserData;
      readonly visitor: Visitor;
      readonly standing: PartnerStanding;
      /** True where another account was signed in before, in this page. */
      readonly takenOver: boolean;
    }
  | {
      readonly type: "session.standingChanged";
      readonly visitor: Visitor;
      readonly standing: PartnerStanding;
    }
  | { readonly type: "session.ended"; readonly reason: SessionEnd }
  | { readonly type: "session.restoring" }
  | { readonly type: "account.discarded" };

/** What the portal's tabs tell each other: never who, only what happened. */
export type TabNews =
  | { readonly kind: "loggedIn" }
  | { readonly kind: "loggedOut" }
  | { readonly kind: "extended"; readonly seconds: number };

/** What the actor between the tabs is told to tell. */
export interface TabsTell extends EventObject {
  readonly type: "tabs.tell";
  readonly news: TabNews;
}

/** What the actor that remembers an owed logout is told; it keeps no more than that there is one. */
export interface OwedTell extends EventObject {
  readonly type: "logout.owed" | "logout.settled";
}

/** What browser state goes: all of an account that left, all but expiry drafts, or all of the one before another. */
export type ClearScope = "logout" | "silent" | "otherAccount";

export interface SessionInput {
  readonly parent: ParentRef<SessionReport>;
  /** A logout of which the server has not heard, in this page or before it was loaded. */
  readonly owed: boolean;
  /** Where single sign-on is to lead that was asked for while a logout was owed: it begins once server and identity server know of that. */
  readonly signOnTo?: string | undefined;
  /** True if the browser has a mark of a session, so that the first check most likely finds one. */
  readonly expected?: boolean;
  /** True if the browser has a mark of single sign-on, so that the silent look most likely finds somebody. */
  readonly signedOn?: boolean;
}

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
  /** How long the session lasted when the server last told, in seconds. */
  readonly secondsLeft: number;
}

type SignInEvent =
  | {
      readonly type: "session.signIn";
      readonly email: string;
      readonly password: string;
      /** The CRM id that the address of the login brings (shell §3). */
      readonly id?: string | undefined;
    }
  | Extract<SignOnReport, { readonly type: "signOn.authenticated" }>;

export type SessionEvent =
  | SignInEvent
  | { readonly type: "session.signInWithSignOn"; readonly returnTo: string }
  /** The silent sign-on takes long: the login form is wanted. */
  | { readonly type: "session.askLogin" }
  | { readonly type: "session.screenReady" }
  | { readonly type: "session.dataSaved" }
  | { readonly type: "session.logOut" }
  | { readonly type: "session.expired" }
  /** A call was refused because another account is signed in in this browser. */
  | { readonly type: "session.displaced" }
  /** Go on with the other account. */
  | { readonly type: "session.switchAccount" }
  | { readonly type: "session.extended"; readonly seconds: number }
  | { readonly type: "session.retry" }
  /** A check has found somebody: this account, or another one. */
  | { readonly type: "session.found"; readonly user: UserData }
  /** A check after a sign-out elsewhere has found nobody. */
  | { readonly type: "session.endedElsewhere" }
  | { readonly type: "tabs.loggedOut" }
  | { readonly type: "tabs.loggedIn" }
  | { readonly type: "tabs.extended"; readonly seconds: number }
  | OwedLogoutReport
  | SignOnReport;

const onLogin: MachineMeta = { spec: "shell §4", screen: "login" };
const onSignOn: MachineMeta = { spec: "shell §7", screen: "login" };
const again: MachineMeta = { spec: "decisions/session", screen: "sign in again" };
const tabs: MachineMeta = { spec: "decisions/session" };
const other: MachineMeta = { ...again, code: "OTHER_ACCOUNT" };
const limit: MachineMeta = { spec: "decisions/calls", code: "TIMED_OUT" };
const defect: MachineMeta = { spec: "architecture", code: "DEFECT" };

const credentialsOf = (event: SignInEvent): Credentials =>
  event.type === "signOn.authenticated"
    ? { _tag: "SignOn", token: event.token }
    : {
        _tag: "Password",
        request: {
          email_address: event.email,
          password: event.password,
          ...(event.id !== undefined && { id: event.id }),
        },
      };

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

interface Ended {
  readonly result: LoginResult;
}
interface Found {
  readonly user: UserData;
}

const sessionSetup = setup({
  types: {
    context: {} as SessionContext,
    input: {} as SessionInput,
    events: {} as SessionEvent,
    children: {} as {
      signOn: "signOn";
      signIn: "signIn";
      clock: "clock";
      follow: "follow";
      owedLogout: "owedLogout";
    },
    tags: {} as "busy" | "expected" | "failed" | "limited" | "signingIn" | "signingOut" | "slow" | "told",
    meta: {} as MachineMeta,
  },
  actors: {
    checkSession: toBeProvided<Outcome<CheckResult>>("checkSession"),
    loadPartnerData: toBeProvided<Outcome<PartnerData>>("loadPartnerData"),
    logOut: toBeProvided<Outcome<unknown>>("logOut"),
    clearBrowserState: toBeProvided<Outcome<undefined>, { readonly scope: ClearScope }>("clearBrowserState"),
    watchTabs: providedCallback<TabsTell>("watchTabs"),
    rememberOwed: providedCallback<OwedTell>("rememberOwed"),
    signOn: signOnMachine,
    signIn: signInMachine,
    clock: sessionClockMachine,
    follow: sessionFollowMachine,
    owedLogout: owedLogoutMachine,
  },
  guards: {
    isOwed: ({ context }) => context.owed,
    expectsSignOn: ({ context }) => context.signedOn === true && !context.left,
    isExpected: ({ context }) => context.expected === true || context.signedOn === true,
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
    oweLogout: enqueueActions(({ enqueue }) => {
      enqueue.assign({ owed: true });
      enqueue.sendTo("rememberOwed", { type: "logout.owed" });
    }),
    clearOwed: assign({ owed: false }),
    setLeft: assign({ left: true }),
    clearLeft: assign({ left: false }),
    setSignOnTo: assign((_, { returnTo }: { returnTo: string }) => ({ signOnTo: returnTo })),
    settleLogout: enqueueActions(({ enqueue }) => {
      enqueue.assign({ owed: false });
      enqueue.sendTo("rememberOwed", { type: "logout.settled" });
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
      if (!context.owed) enqueue.sendTo("signOn", { type: "signOn.logout", signOnTo: context.signOnTo });
    }),
    rememberLogout: sendTo("rememberOwed", { type: "logout.owed" }),
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
    retryOwedLogout: sendTo("owedLogout", { type: "session.retry" }),
  },
  delays: {
    signOnLimit: 15_000,
    // As long as what loads is not shown, either.
    signOnTold: 150,
    signOnSlow: 2850,
    signOnLoginLimit: 30_000,
    unattended: UNATTENDED_TIME,
    backOff: ({ context }) =>
      backOffs[Math.min(Math.max(context.failures, 1), backOffs.length) - 1] ?? 60_000,
  },
});

const request = requestsOf<typeof sessionSetup>();

type Event<Type extends SessionEvent["type"]> = {
  readonly event: Extract<SessionEvent, { readonly type: Type }>;
};
const ofResult = ({ event }: { readonly event: { readonly output: LoginResult } }): Ended => ({
  result: event.output,
});
const ofUser = ({ event }: { readonly event: { readonly output: LoginResult } }): Found => ({
  user: userIn(event.output),
});
const ofFound = ({ event }: Event<"session.found">): Found => ({ user: event.user });
const ofSeconds = ({ event }: Event<"session.extended" | "tabs.extended">) => ({ seconds: event.seconds });

const tellLoggedIn = { type: "tellTabs", params: { news: { kind: "loggedIn" } } } as const;
const tellLoggedOut = { type: "tellTabs", params: { news: { kind: "loggedOut" } } } as const;
const tellSignOn = { type: "tellSignOn", params: ofResult } as const;
const setSeconds = { type: "setSeconds", params: ofSeconds } as const;

const signIn = {
  target: "#session.signedOut.signingIn",
  description: "The login form was sent",
  meta: onLogin,
} as const;
const signOn = {
  target: "#session.signedOut.signingIn",
  description: "Signed in at the identity server: its token starts a session",
  meta: onSignOn,
} as const;
const ofSignOn = ({ event }: Event<"session.signInWithSignOn">) => ({ returnTo: event.returnTo });
const askSignOn = { type: "loginBySignOn", params: ofSignOn } as const;
const signOnLater = { type: "setSignOnTo", params: ofSignOn } as const;

/** A sign-in with what the event brings that begins it. */
const signingIn = {
  id: "signIn",
  src: "signIn",
  input: ({ event }: { readonly event: SessionEvent }) => {
    assertEvent(event, ["session.signIn", "signOn.authenticated"]);
    return { credentials: credentialsOf(event) };
  },
} as const;

/** What a sign-in came to that signed nobody in; `asking` is the state that goes on asking, `also` what is done besides. */
const notSignedIn = <const Asking extends string>(
  asking: Asking,
  also: readonly "reportNotSignedIn"[] = [],
) =>
  [
    {
      guard: { type: "isRefused", params: ofResult },
      target: `${asking}.refused`,
      actions: [{ type: "setProblem", params: ofResult }, "clearSignOnToken", ...also],
      description: "Refused: the sign-on token goes",
      meta: { spec: "shell §8" },
    },
    {
      guard: { type: "isCrashed", params: ofResult },
      target: `${asking}.crashed`,
      actions: also,
      description: "A defect in the login",
      meta: defect,
    },
    {
      target: `${asking}.failed`,
      actions: [{ type: "setProblem", params: ofResult }, ...also],
      description: "No proper answer",
    },
  ] as const;
const signInBroke = {
  target: "asking.crashed",
  description: "A defect in the sign-in",
  meta: defect,
} as const;

/** What an accepted sign-in does where nobody was signed in. */
const accepted = {
  guard: { type: "isAccepted", params: ofResult },
  target: "#session.signedIn",
  actions: [
    { type: "setAccount", params: ofUser },
    "settleLogout",
    "reportStarted",
    tellLoggedIn,
    tellSignOn,
  ],
  description: "Signed in, in place of whoever has signed out",
} as const;

/** What a check found that nobody waits for on a screen. */
const found = {
  SignedIn: {
    target: "#session.signedIn",
    assign: ({ answer }: { readonly answer: { readonly user: UserData } }) => ({
      account: accountOf(answer.user),
    }),
    actions: "reportStarted",
    description: "The session cookie is good",
  },
  SignedOut: {
    target: "#session.signedOut",
    actions: "reportNotSignedIn",
    description: "Nobody is signed in",
  },
} as const;

/** Whatever is asked for may be answered as before the sign-out: it is dropped. */
const signedOutInTab = {
  target: "#session.leaving.elsewhere",
  description: "Signed out in another tab",
  meta: tabs,
} as const;

const starting = sessionSetup.createStateConfig({
  description: "Is a logout owed? Then no session is restored before the server has heard of it",
  meta: tabs,
  always: [
    {
      guard: "isOwed",
      target: "leaving.owed",
      description: "A logout is owed: the server is told",
      meta: tabs,
    },
    { target: "restoring", description: "Nothing is owed" },
  ],
});

const restoring = sessionSetup.createStateConfig({
  ...request("checkSession", {
    input: () => undefined,
    limit: 10_000,
    answeredBy: {
      ...found,
      SignedOut: { target: "undecided", description: "Nobody has a session of the portal" },
    },
    failed: {
      target: "#session.signedOut.asking.unreachable",
      description: "The session could not be checked: the portal comes up all the same",
    },
    crashed: "#session.signedOut.asking.crashed",
  }),
  description: "Is somebody signed in already?",
  on: {
    "session.signIn": signIn,
    "session.signInWithSignOn": {
      target: "#session.signedOut",
      actions: ["reportNotSignedIn", "clearLeft", askSignOn],
      description: "Asked for single sign-on: nobody waits for the check",
      meta: onSignOn,
    },
    "signOn.authenticated": signOn,
    "tabs.loggedIn": {
      target: "restoring",
      reenter: true,
      description: "Somebody signed in in another tab: the answer may be of before",
      meta: { spec: "sign-on" },
    },
    "tabs.loggedOut": signedOutInTab,
  },
  initial: "choosing",
  states: {
    choosing: {
      description: "Has the browser a mark of a session?",
      always: [
        { guard: "isExpected", target: "expected", description: "It has" },
        { target: "unexpected", description: "It has none" },
      ],
    },
    expected: { description: "Most likely: nobody is asked to sign in", tags: ["expected"] },
    unexpected: { description: "Most likely not" },
  },
});

const undecided = sessionSetup.createStateConfig({
  description:
    "Has the browser a mark of single sign-on? Then that is looked for before anybody is asked to sign in",
  meta: onSignOn,
  always: [
    { guard: "expectsSignOn", target: "recognising", description: "It has", meta: onSignOn },
    {
      target: "signedOut",
      actions: "reportNotSignedIn",
      description: "It has none: nobody is signed in",
    },
  ],
});

const recognised = (description: string) =>
  ({
    target: "#session.signedOut.asking.idle",
    actions: "reportNotSignedIn",
    description,
    meta: onSignOn,
  }) as const;

/** The frame stands meanwhile: nobody is asked to sign in who is about to be signed in. */
const recognising = sessionSetup.createStateConfig({
  description: "A silent sign-on is expected to succeed: nobody is asked to sign in until it has ended",
  meta: onSignOn,
  tags: ["expected"],
  type: "parallel",
  states: {
    attempt: {
      description: "The sign-on itself",
      meta: onSignOn,
      initial: "looking",
      states: {
        looking: {
          description: "A silent look whether the identity server knows the person",
          meta: onSignOn,
          entry: "startSignOn",
          after: { signOnLimit: { ...recognised("No word from the identity server"), meta: limit } },
          on: {
            "signOn.authenticated": {
              target: "signingIn",
              description: "It does: its token starts a session",
              meta: onSignOn,
            },
            "signOn.anonymous": {
              ...recognised("It does not; single sign-on that was asked for before the logout goes on"),
              actions: ["reportNotSignedIn", "continueSignOn"],
            },
            "signOn.unavailable": recognised("Single sign-on is not there"),
            "tabs.loggedOut": signedOutInTab,
            "signOn.refused": recognised("It refused the login that the page came back from"),
          },
        },
        signingIn: {
          description: "The sign-in by the token is under way",
          meta: onSignOn,
          tags: ["busy"],
          invoke: {
            ...signingIn,
            onDone: [accepted, ...notSignedIn("#session.signedOut.asking", ["reportNotSignedIn"])],
            onError: {
              ...signInBroke,
              target: "#session.signedOut.asking.crashed",
              actions: "reportNotSignedIn",
            },
          },
        },
      },
    },
    patience: {
      description: "What is said meanwhile",
      meta: onSignOn,
      initial: "quiet",
      states: {
        quiet: {
          description: "Nothing yet: it may end before anybody reads it",
          meta: onSignOn,
          after: { signOnTold: { target: "told", description: "150 ms", meta: onSignOn } },
        },
        told: {
          description: "It is said that the person is being signed in",
          meta: onSignOn,
          tags: ["told"],
          after: { signOnSlow: { target: "slow", description: "3 seconds in all", meta: onSignOn } },
        },
        slow: {
          description: "A way to the login form is offered, too",
          meta: onSignOn,
          tags: ["told", "slow"],
        },
      },
    },
  },
  on: {
    "session.askLogin": {
      target: "signedOut",
      actions: "reportNotSignedIn",
      description: "The person does not wait: the login form, while the look goes on",
      meta: onSignOn,
    },
    "tabs.loggedIn": {
      target: "restoring",
      description: "Somebody signed in in another tab: the session is checked again",
      meta: { spec: "sign-on" },
    },
  },
});

const unreachable = sessionSetup.createStateConfig({
  description: "Whether somebody is signed in cannot be told; the login form works",
  meta: { ...onLogin, code: "SESSION_UNREACHABLE" },
  tags: ["limited"],
  entry: { type: "reportEnded", params: { reason: "unreachable" } },
  exit: ["clearFailures", "clearFailure"],
  initial: "waiting",
  states: {
    waiting: {
      description: "Waits before it asks again",
      meta: onLogin,
      tags: ["failed"],
      entry: "countFailure",
      after: {
        backOff: {
          target: "checking",
          description: "Asks again: after 5, 15, then every 60 seconds",
          meta: { spec: "decisions/session" },
        },
      },
      on: { "session.retry": { target: "checking", description: "Asked to try again", meta: onLogin } },
    },
    checking: {
      ...request("checkSession", {
        id: "checkAgain",
        input: () => undefined,
        limit: 10_000,
        answeredBy: found,
        failed: { target: "waiting", description: "Still no answer" },
        crashed: "#session.signedOut.asking.crashed",
      }),
      description: "Asks again",
    },
  },
});

const signedOut = sessionSetup.createStateConfig({
  description: "Nobody is signed in",
  meta: onLogin,
  initial: "asking",
  states: {
    asking: {
      description: "Waits for a sign-in",
      meta: onLogin,
      invoke: {
        id: "owedLogout",
        src: "owedLogout",
        input: ({ context, self }) => ({ parent: self, owed: context.owed }),
      },
      initial: "checkingSignOn",
      states: {
        checkingSignOn: {
          description:
            "A silent look whether the identity server knows the person; the login form works beside it",
          meta: onLogin,
          entry: "startSignOn",
          after: {
            signOnLimit: { target: "idle", description: "No word from the identity server", meta: limit },
          },
          on: {
            "signOn.anonymous": {
              target: "idle",
              actions: "continueSignOn",
              description: "It does not; single sign-on that was asked for before the logout goes on",
            },
            "signOn.unavailable": { target: "idle", description: "Single sign-on is not there" },
            "signOn.refused": {
              target: "idle",
              description: "It refused the login that the page came back from",
            },
          },
        },
        idle: { description: "Nothing is tried", meta: onLogin },
        refused: {
          description: "The sign-in was refused, with a code of the catalogue or one that nobody knows",
          meta: { spec: "shell §8", screen: "login", code: "UNKNOWN_ERROR" },
          tags: ["failed"],
          exit: "clearProblem",
        },
        failed: {
          description: "The sign-in got no proper answer",
          meta: { ...onLogin, code: "CALL_FAILED" },
          tags: ["failed"],
          exit: "clearProblem",
        },
        unreachable,
        crashed: {
          description: "A defect; the login form works",
          meta: { ...onLogin, code: "DEFECT" },
          tags: ["failed", "limited"],
          entry: ["clearAccount", { type: "reportEnded", params: { reason: "unreachable" } }],
          on: {
            "session.retry": {
              target: "#session.starting",
              actions: "reportRestoring",
              description: "Asked to try again",
              meta: onLogin,
            },
          },
        },
      },
      on: {
        "session.signIn": signIn,
        "session.signInWithSignOn": [
          {
            guard: "isOwed",
            actions: [signOnLater, "retryOwedLogout"],
            description:
              "Asked for single sign-on while a logout is owed, which would undo it: that is told first",
            meta: tabs,
          },
          {
            actions: ["clearLeft", askSignOn],
            description: "Asked for single sign-on: the adapter takes the page there",
            meta: onLogin,
          },
        ],
        "signOn.authenticated": [
          {
            guard: "hasLeft",
            description:
              "The identity server still knows who has signed out, or a look began before: nobody is signed in again",
            meta: tabs,
          },
          signOn,
        ],
        "session.retry": {
          guard: "isOwed",
          actions: "retryOwedLogout",
          description: "Asked to try again, or the server answers again: it is told of the logout",
          meta: tabs,
        },
        "session.logoutTold": {
          actions: ["clearOwed", "logoutAtSignOn"],
          description: "The server knows of the logout; now the identity server is told",
          meta: tabs,
        },
        "tabs.loggedOut": {
          actions: "setLeft",
          description: "Signed out in another tab: a look that began before signs nobody in",
          meta: tabs,
        },
        "tabs.loggedIn": {
          target: "#session.restoring",
          actions: ["clearOwed", "clearLeft", "reportRestoring"],
          description: "Somebody signed in in another tab, in place of whoever has signed out",
          meta: { spec: "sign-on" },
        },
      },
    },
    signingIn: {
      description: "A sign-in is under way",
      meta: onLogin,
      tags: ["busy", "signingIn"],
      invoke: {
        ...signingIn,
        onDone: [accepted, ...notSignedIn("asking")],
        onError: signInBroke,
      },
    },
  },
});

const signedIn = sessionSetup.createStateConfig({
  description: "Somebody is signed in",
  invoke: [
    {
      id: "clock",
      src: "clock",
      input: ({ context, self }) => ({ parent: self, seconds: context.secondsLeft }),
    },
    { id: "follow", src: "follow", input: ({ self }) => ({ parent: self }) },
  ],
  initial: "loadingPartnerData",
  states: {
    loadingPartnerData: {
      ...request("loadPartnerData", {
        input: () => undefined,
        limit: 60_000,
        // Nobody waits for it.
        tags: [],
        silent: true,
        answered: {
          target: "complete",
          assign: ({ answer, context }) => ({ account: withPartnerData(context.account, answer) }),
          actions: "reportStanding",
          description: "Standing and palette are built anew",
        },
        failed: {
          target: "withoutPartnerData",
          description: "It did not come: nobody is told",
          meta: { spec: "shell §8" },
        },
        crashed: "withoutPartnerData",
      }),
      description:
        "The partner data behind tier, groups and colours; until then the user data's status decides",
    },
    complete: { description: "The partner data has come" },
    withoutPartnerData: {
      description: "The user data's own status goes on deciding",
      meta: { spec: "shell §8", code: "PARTNER_DATA" },
    },
  },
  on: {
    "session.extended": {
      actions: [
        setSeconds,
        "forwardToClock",
        { type: "tellTabs", params: ({ event }) => ({ news: { kind: "extended", seconds: event.seconds } }) },
      ],
      description: "An answer told how long the session lasts: the clock and the other tabs hear it",
      meta: tabs,
    },
    "tabs.extended": {
      actions: [setSeconds, "forwardToClock"],
      description: "Work in another tab has extended the session",
      meta: tabs,
    },
    "tabs.loggedIn": [
      {
        guard: "hasNoKey",
        target: "expired",
        actions: "displace",
        description:
          "Somebody signed in in another tab, and without a key nobody can tell who: what was typed here stays, covered",
        meta: other,
      },
      {
        actions: "forwardToFollow",
        description: "Somebody signed in in another tab: it is looked who",
        meta: tabs,
      },
    ],
    "signOn.signedOutElsewhere": {
      actions: "forwardToFollow",
      description: "The identity session has ended: it is looked whether this one has",
      meta: { spec: "sign-on" },
    },
    "signOn.ended": {
      actions: "forwardToFollow",
      description: "The identity session ran out: it is looked whether this one has",
      meta: tabs,
    },
    "session.dataSaved": {
      actions: "forwardToFollow",
      description: "The person has saved their own data: it is looked what is shown of them",
      meta: { spec: "shell §3" },
    },
    "session.screenReady": {
      actions: "startSignOn",
      description: "The screen is ready and the browser idle: now the adapter may load",
      meta: tabs,
    },
    "session.found": [
      {
        guard: { type: "isStillAccount", params: ofFound },
        actions: [{ type: "renewAccount", params: ofFound }, "reportStanding"],
        description: "It is still this account, with the names and rights that hold now",
      },
      {
        target: "expired",
        actions: "displace",
        description: "Another account has signed in in another tab: what was typed here stays, covered",
        meta: other,
      },
    ],
    "session.displaced": {
      target: "expired",
      actions: "displace",
      description: "Another account is signed in: a call of this one was refused",
      meta: other,
    },
    "session.endedElsewhere": {
      target: "leaving.elsewhere",
      description: "The session is gone",
    },
    "session.expired": {
      target: "expired",
      description: "A call was answered that the session is over, or its time is up",
      meta: tabs,
    },
    "session.logOut": { target: "leaving.loggingOut", description: "The person signs out" },
    "tabs.loggedOut": signedOutInTab,
  },
});

/** The account stays known, so that what it shows and holds stays too. */
const expired = sessionSetup.createStateConfig({
  description:
    "The session has ended while somebody worked: everything stays, and they sign in again in place",
  meta: again,
  invoke: { id: "follow", src: "follow", input: ({ self }) => ({ parent: self }) },
  exit: "clearDisplaced",
  initial: "asking",
  states: {
    asking: {
      description: "Asks to sign in again",
      meta: again,
      initial: "idle",
      states: {
        idle: { description: "Nothing is tried", meta: { ...again, code: "SESSION_EXPIRED" } },
        reachingSignOn: {
          description: "Single sign-on was asked for: its token comes, or the page leaves",
          meta: again,
          tags: ["busy"],
          on: {
            "signOn.authenticated": { ...signOn, target: "#session.expired.signingIn" },
            "signOn.unavailable": { target: "idle", description: "Single sign-on is not there", meta: again },
            "signOn.refused": { target: "idle", description: "The identity server refused", meta: again },
          },
          after: {
            signOnLoginLimit: {
              target: "idle",
              description: "No word from the identity server",
              meta: limit,
            },
          },
        },
        refused: {
          description: "The sign-in was refused",
          meta: { spec: "shell §8", screen: "sign in again", code: "UNKNOWN_ERROR" },
          tags: ["failed"],
          exit: "clearProblem",
        },
        failed: {
          description: "The sign-in got no proper answer",
          meta: { ...again, code: "CALL_FAILED" },
          tags: ["failed"],
          exit: "clearProblem",
        },
        crashed: {
          description: "A defect; signing in can be tried again",
          meta: { ...again, code: "DEFECT" },
          tags: ["failed"],
        },
      },
      on: {
        "session.signIn": { ...signIn, target: "signingIn" },
        "session.signInWithSignOn": {
          target: ".reachingSignOn",
          actions: askSignOn,
          description: "Asked for single sign-on",
          meta: again,
        },
        "tabs.loggedIn": {
          actions: "forwardToFollow",
          description: "Signed in again in another tab: does that serve here too?",
          meta: again,
        },
        "session.found": [
          {
            guard: { type: "isSameAccount", params: ofFound },
            target: "#session.signedIn",
            actions: [{ type: "setAccount", params: ofFound }, "reportStarted"],
            description: "The same account: nothing is lost",
            meta: again,
          },
          {
            actions: "displace",
            description: "Another account: this one is covered, and what was typed stays",
            meta: other,
          },
        ],
        // Where the end of the session is heard before the sign-out that ended it. Not while somebody signs in again: that stands above it.
        "signOn.signedOutElsewhere": [
          {
            guard: "isDisplaced",
            description: "The other account has signed out at the identity server; this one stays covered",
            meta: again,
          },
          {
            target: "#session.leaving.elsewhere",
            description: "Signed out at the identity server",
            meta: again,
          },
        ],
        "session.switchAccount": {
          guard: "isDisplaced",
          target: "switching",
          description: "Goes on with the other account, without what was typed here",
          meta: again,
        },
      },
      after: {
        unattended: {
          guard: not("isDisplaced"),
          target: "#session.leaving.loggingOutSilently",
          description: "Nobody has come back: what the account holds does not stay in the page",
        },
      },
    },
    switching: {
      ...request("checkSession", {
        id: "checkForSwitch",
        silent: true,
        input: () => undefined,
        limit: 10_000,
        answered: [
          {
            name: "this account",
            when: ({ answer, context }) =>
              answer._tag === "SignedIn" && isSameAccount(context.account, answer.user),
            target: "#session.signedIn",
            actions: "reportStarted",
            description: "It is this account again: nothing is lost",
          },
          {
            name: "another account",
            when: ({ answer }) => answer._tag === "SignedIn",
            target: "#session.leaving.toOtherAccount",
            assign: ({ answer, context }) => ({
              account:
                answer._tag === "SignedIn"
                  ? { _tag: "Pending", next: accountOf(answer.user) }
                  : context.account,
            }),
            description: "All of the first goes before anything is shown",
          },
          { target: "#session.leaving.elsewhere", description: "Nobody is signed in any more" },
        ],
        failed: {
          target: "asking.failed",
          assign: ({ failure }) => ({ problem: { _tag: "Failed", failure } }),
          description: "Who is signed in cannot be told",
        },
        crashed: "asking.crashed",
      }),
      description: "Looks who is signed in by now",
    },
    signingIn: {
      description: "A sign-in in place is under way",
      meta: again,
      tags: ["busy", "signingIn"],
      invoke: {
        ...signingIn,
        onDone: [
          {
            guard: { type: "isSameAccepted", params: ofResult },
            target: "#session.signedIn",
            actions: [{ type: "setAccount", params: ofUser }, "reportStarted", tellLoggedIn, tellSignOn],
            description: "The same account: nothing is lost",
            meta: again,
          },
          {
            guard: { type: "isAccepted", params: ofResult },
            target: "#session.leaving.toOtherAccount",
            actions: [{ type: "stageAccount", params: ofUser }, tellLoggedIn, tellSignOn],
            description: "Another account: all of the first goes before anything is shown",
            meta: again,
          },
          ...notSignedIn("asking"),
        ],
        onError: signInBroke,
      },
    },
  },
  on: {
    "session.logOut": { target: "leaving.loggingOut", description: "Leaves instead", meta: again },
    "session.displaced": {
      actions: "displace",
      description: "Another account is signed in by now: this one is covered",
      meta: other,
    },
    "tabs.loggedOut": [
      {
        guard: "isDisplaced",
        description: "The other account has signed out; this one stays covered until it signs in again",
        meta: again,
      },
      { target: "leaving.elsewhere", description: "Signed out in another tab", meta: again },
    ],
  },
});

const leave = ["clearAccount", "clearProblem", "reportDiscarded", "setLeft"] as const;

/** Tells the server; whatever comes of it, the person leaves. `told`: what follows from the server's answer. */
const telling = (
  id: string,
  target: string,
  told: readonly ("clearOwed" | "settleLogout" | "logoutAtSignOn")[],
) =>
  sessionSetup.createStateConfig({
    ...request("logOut", {
      id,
      silent: true,
      input: () => undefined,
      limit: 10_000,
      answered: { target, actions: told, description: "The server knows" },
      failed: { target, description: "It could not be told: the logout stays owed" },
      crashed: target,
    }),
    description: "Tells the server",
  });

/** Clears the browser; where that fails, the account's key guards what is left. */
const clearing = (id: string, scope: ClearScope) =>
  sessionSetup.createStateConfig({
    ...request("clearBrowserState", {
      id,
      silent: true,
      input: () => ({ scope }),
      limit: 5000,
      answered: {
        target: "#session.signedOut.asking.idle",
        description: "The browser has forgotten the account",
      },
      failed: {
        target: "#session.signedOut.asking.idle",
        description: "The browser may remember something: the account's key guards it",
      },
      crashed: "#session.signedOut.asking.idle",
    }),
    description: scope === "silent" ? "Deletes all but expiry drafts" : "Deletes drafts and caches",
  });

const leaving = sessionSetup.createStateConfig({
  description: "What an account held goes, before anything else is shown",
  initial: "loggingOut",
  states: {
    loggingOut: {
      description: "The person signs out",
      tags: ["signingOut"],
      entry: [...leave, { type: "reportEnded", params: { reason: "loggedOut" } }, tellLoggedOut, "oweLogout"],
      exit: "logoutAtSignOn",
      initial: "telling",
      states: {
        telling: telling("logOut", "clearing", ["clearOwed"]),
        clearing: clearing("clearOnLogout", "logout"),
      },
    },
    loggingOutSilently: {
      description:
        "Signed out without being asked to: expiry drafts are kept, and neither other tabs nor the identity server are told",
      tags: ["signingOut"],
      entry: [
        ...leave,
        { type: "reportEnded", params: { reason: "silent" } },
        "clearSignOnToken",
        "oweLogout",
      ],
      initial: "telling",
      states: {
        telling: telling("logOutSilently", "clearing", ["settleLogout"]),
        clearing: clearing("clearSilently", "silent"),
      },
    },
    owed: {
      description: "The page was loaded while a logout is owed: nobody is signed in meanwhile",
      meta: onLogin,
      tags: ["signingOut"],
      entry: ["setLeft", "reportNotSignedIn"],
      initial: "telling",
      states: {
        telling: telling("logOutOwed", "#session.signedOut.asking.idle", ["clearOwed", "logoutAtSignOn"]),
      },
      on: {
        "session.signIn": signIn,
        "session.signInWithSignOn": {
          actions: signOnLater,
          description: "Asked for single sign-on: the logout is told first",
          meta: tabs,
        },
      },
    },
    elsewhere: {
      description: "The session was ended in another tab or at the server: this tab forgets it too",
      meta: tabs,
      tags: ["signingOut"],
      entry: [...leave, { type: "reportEnded", params: { reason: "elsewhere" } }],
      initial: "clearing",
      states: { clearing: clearing("clearElsewhere", "logout") },
    },
    toOtherAccount: {
      description: "Another account has signed in: what the first left goes before anything is shown",
      meta: tabs,
      entry: "reportDiscarded",
      initial: "clearing",
      states: {
        clearing: {
          ...request("clearBrowserState", {
            id: "clearForOther",
            silent: true,
            input: () => ({ scope: "otherAccount" }),
            limit: 5000,
            answered: {
              target: "#session.signedIn",
              actions: ["activateAccount", "reportTakenOver"],
              description: "All of the first account is gone",
            },
            failed: {
              target: "#session.signedOut.asking.crashed",
              description: "It may still be there: nothing is shown",
            },
            crashed: "#session.signedOut.asking.crashed",
          }),
          description: "Deletes drafts and caches of the first",
        },
      },
    },
  },
});

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
    { id: "rememberOwed", src: "rememberOwed" },
  ],
  on: {
    "session.extended": {
      actions: setSeconds,
      description: "An answer told how long the session lasts",
      meta: tabs,
    },
    "signOn.loggedOut": {
      actions: ["settleLogout", "continueSignOn"],
      description:
        "Server and identity server know of the logout: nothing is owed, and single sign-on that was asked for begins",
      meta: tabs,
    },
    "signOn.logoutOwed": {
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
