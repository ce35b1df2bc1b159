import {
  askSignOn,
  defect,
  limit,
  meta,
  ofCheck,
  ofLogin,
  onLogin,
  sessionSetup,
  signInTo,
  signOnTo,
  started,
} from "./session-setup.ts";

const ended = { type: "reportEnded", params: { reason: "notSignedIn" } } as const;
const tellLoggedIn = { type: "tellTabs", params: { news: { kind: "loggedIn" } } } as const;
const signIn = signInTo("#session.signingIn.byPassword");
const signOn = signOnTo("#session.signingIn.bySignOn");
const signOnAsked = {
  actions: askSignOn,
  description: "Asked for single sign-on: the adapter takes the page there",
  meta: onLogin,
} as const;

/** A check that found somebody, nobody, or no answer. */
const checked = <const Unanswered extends string>(unanswered: Unanswered) =>
  [
    {
      guard: { type: "isAccepted", params: ofCheck },
      target: "#session.loggedIn",
      actions: [{ type: "know", params: ofCheck }, started],
      description: "The session cookie is good",
      meta,
    },
    {
      guard: { type: "isSignedOut", params: ofCheck },
      target: "#session.signedOut",
      actions: ended,
      description: "Nobody is signed in",
      meta,
    },
    {
      target: unanswered,
      actions: { type: "keepProblem", params: ofCheck },
      description: "The session could not be checked",
      meta,
    },
  ] as const;

export const restoring = sessionSetup.createStateConfig({
  description: "Is somebody signed in already?",
  meta,
  tags: ["busy"],
  invoke: {
    id: "checkSession",
    src: "checkSession",
    onDone: checked("#session.unreachable"),
    onError: { target: "#session.crashed", description: "A defect in the check", meta: defect },
  },
  after: {
    checkLimit: {
      target: "#session.unreachable",
      actions: { type: "keepTimeout", params: { limit: 10_000 } },
      description: "No answer: the portal comes up all the same",
      meta: limit,
    },
  },
  on: { "session.signIn": signIn, "signOn.authenticated": signOn },
});

export const unreachable = sessionSetup.createStateConfig({
  description: "Whether somebody is signed in cannot be told; the login form works",
  meta: { ...onLogin, code: "SESSION_UNREACHABLE" },
  tags: ["limited"],
  entry: { type: "reportEnded", params: { reason: "unreachable" } },
  exit: ["forgetFailures", "forgetProblem"],
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
          meta: { spec: "architecture" },
        },
      },
      on: { "session.retry": { target: "checking", description: "Asked to try again", meta: onLogin } },
    },
    checking: {
      description: "Asks again",
      meta: onLogin,
      tags: ["busy"],
      invoke: {
        id: "checkAgain",
        src: "checkSession",
        onDone: checked("waiting"),
        onError: { target: "#session.crashed", description: "A defect in the check", meta: defect },
      },
      after: {
        checkLimit: {
          target: "waiting",
          actions: { type: "keepTimeout", params: { limit: 10_000 } },
          description: "Still no answer",
          meta: limit,
        },
      },
    },
  },
  on: { "session.signIn": signIn, "session.signInWithSignOn": signOnAsked, "signOn.authenticated": signOn },
});

export const signedOut = sessionSetup.createStateConfig({
  description: "Nobody is signed in",
  meta: onLogin,
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
        "signOn.anonymous": { target: "idle", description: "It does not", meta },
        "signOn.unavailable": { target: "idle", description: "Single sign-on is not there", meta },
        "signOn.refused": {
          target: "idle",
          description: "It refused the login that the page came back from",
          meta,
        },
      },
    },
    idle: { description: "Waits for a sign-in", meta: onLogin },
    refused: {
      description: "The sign-in was refused, with a code of the catalogue or one that nobody knows",
      meta: { spec: "shell §8", screen: "login", code: "UNKNOWN_ERROR" },
      tags: ["failed"],
      exit: "forgetProblem",
    },
    failed: {
      description: "The sign-in got no proper answer",
      meta: { ...onLogin, code: "CALL_FAILED" },
      tags: ["failed"],
      exit: "forgetProblem",
    },
  },
  on: {
    "session.signIn": signIn,
    "session.signInWithSignOn": signOnAsked,
    "signOn.authenticated": signOn,
    "tabs.loggedIn": {
      target: "restoring",
      actions: "reportRestoring",
      description: "Somebody signed in in another tab",
      meta: { spec: "sign-on" },
    },
  },
});

const answers = [
  {
    guard: { type: "isAccepted", params: ofLogin },
    target: "#session.loggedIn",
    actions: [{ type: "know", params: ofLogin }, started, tellLoggedIn],
    description: "Signed in",
    meta,
  },
  {
    guard: { type: "isRefused", params: ofLogin },
    target: "#session.signedOut.refused",
    actions: [{ type: "keepProblem", params: ofLogin }, "clearSignOnToken"],
    description: "Refused: the sign-on token goes",
    meta: { spec: "shell §8", screen: "login" },
  },
  {
    target: "#session.signedOut.failed",
    actions: { type: "keepProblem", params: ofLogin },
    description: "No proper answer",
    meta: onLogin,
  },
] as const;

export const signingIn = sessionSetup.createStateConfig({
  description: "A sign-in is under way",
  meta: onLogin,
  tags: ["busy"],
  initial: "byPassword",
  states: {
    byPassword: {
      description: "By e-mail and password",
      meta: onLogin,
      invoke: {
        id: "logIn",
        src: "logIn",
        input: ({ context }) => ({
          request: context.credentials._tag === "Password" ? context.credentials.request : {},
        }),
        onDone: answers,
        onError: { target: "#session.crashed", description: "A defect in the login", meta: defect },
      },
    },
    bySignOn: {
      description: "By a token of the identity server",
      meta: { spec: "shell §7", screen: "login" },
      invoke: {
        id: "startBySignOn",
        src: "startBySignOn",
        input: ({ context }) => ({
          token: context.credentials._tag === "SignOn" ? context.credentials.token : "",
        }),
        onDone: answers,
        onError: { target: "#session.crashed", description: "A defect in the login", meta: defect },
      },
    },
  },
  after: {
    loginLimit: {
      target: "signedOut.failed",
      actions: { type: "keepTimeout", params: { limit: 35_000 } },
      description: "No answer in time",
      meta: limit,
    },
  },
});
