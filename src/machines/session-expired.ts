import {
  askSignOn,
  defect,
  limit,
  ofCheck,
  ofLogin,
  sessionSetup,
  signInTo,
  signOnTo,
  started,
  startedByOther,
} from "./session-setup.ts";

const meta = { spec: "decisions", screen: "sign in again" };

const tellLoggedIn = { type: "tellTabs", params: { news: { kind: "loggedIn" } } } as const;

const answers = [
  {
    guard: { type: "isSameAccount", params: ofLogin },
    target: "#session.loggedIn",
    actions: [{ type: "know", params: ofLogin }, started, tellLoggedIn],
    description: "The same account: nothing is lost",
    meta,
  },
  {
    guard: { type: "isAccepted", params: ofLogin },
    target: "#session.changingAccount",
    actions: [{ type: "letArrive", params: ofLogin }, tellLoggedIn],
    description: "Another account: all of the first goes before anything is shown",
    meta,
  },
  {
    guard: { type: "isRefused", params: ofLogin },
    target: "#session.expired.refused",
    actions: [{ type: "keepProblem", params: ofLogin }, "clearSignOnToken"],
    description: "Refused: the sign-on token goes",
    meta,
  },
  {
    target: "#session.expired.failed",
    actions: { type: "keepProblem", params: ofLogin },
    description: "No proper answer",
    meta,
  },
] as const;

const crash = {
  target: "#session.expired.crashed",
  description: "A defect in the login",
  meta: defect,
} as const;

const signingIn = sessionSetup.createStateConfig({
  description: "A sign-in in place is under way",
  meta,
  tags: ["busy"],
  initial: "byPassword",
  states: {
    byPassword: {
      description: "By e-mail and password",
      meta,
      invoke: {
        id: "logInAgain",
        src: "logIn",
        input: ({ context }) => ({
          request: context.credentials._tag === "Password" ? context.credentials.request : {},
        }),
        onDone: answers,
        onError: crash,
      },
    },
    bySignOn: {
      description: "By a token of the identity server",
      meta,
      invoke: {
        id: "startAgainBySignOn",
        src: "startBySignOn",
        input: ({ context }) => ({
          token: context.credentials._tag === "SignOn" ? context.credentials.token : "",
        }),
        onDone: answers,
        onError: crash,
      },
    },
  },
  after: {
    loginLimit: {
      target: "failed",
      actions: { type: "keepTimeout", params: { limit: 35_000 } },
      description: "No answer in time",
      meta: limit,
    },
  },
});

/** The session has ended under a person who works: the account stays known, so that what it shows and holds stays too. */
export const expired = sessionSetup.createStateConfig({
  description:
    "The session has ended while somebody worked: everything stays, and they sign in again in place",
  meta,
  tags: ["expired"],
  initial: "asking",
  states: {
    asking: {
      description: "Asks to sign in again",
      meta: { ...meta, code: "SESSION_EXPIRED" },
      entry: "forgetCredentials",
    },
    reachingSignOn: {
      description: "Single sign-on was asked for: its token comes, or the page leaves",
      meta,
      tags: ["busy"],
      on: {
        "signOn.authenticated": signOnTo("signingIn.bySignOn"),
        "signOn.unavailable": { target: "asking", description: "Single sign-on is not there", meta },
        "signOn.refused": { target: "asking", description: "The identity server refused", meta },
      },
      after: {
        signOnLoginLimit: { target: "asking", description: "No word from the identity server", meta: limit },
      },
    },
    checking: {
      description: "Another tab has signed in: does that serve here too?",
      meta,
      tags: ["busy"],
      invoke: {
        id: "checkExpired",
        src: "checkSession",
        onDone: [
          {
            guard: { type: "isSameAccount", params: ofCheck },
            target: "#session.loggedIn",
            actions: [{ type: "know", params: ofCheck }, started],
            description: "The same account",
            meta,
          },
          {
            guard: { type: "isAccepted", params: ofCheck },
            target: "#session.changingAccount",
            actions: { type: "letArrive", params: ofCheck },
            description: "Another account: all of the first goes before anything is shown",
            meta,
          },
          { target: "asking", description: "It does not", meta },
        ],
        onError: { target: "crashed", description: "A defect in the check", meta: defect },
      },
      after: { checkLimit: { target: "asking", description: "No answer in time", meta: limit } },
    },
    signingIn,
    refused: {
      description: "The sign-in was refused",
      meta: { spec: "shell §8", screen: "sign in again", code: "UNKNOWN_ERROR" },
      tags: ["failed"],
      exit: "forgetProblem",
    },
    failed: {
      description: "The sign-in got no proper answer",
      meta: { ...meta, code: "CALL_FAILED" },
      tags: ["failed"],
      exit: "forgetProblem",
    },
    crashed: {
      description: "A defect; signing in can be tried again",
      meta: { ...meta, code: "DEFECT" },
      tags: ["failed"],
      entry: "forgetCredentials",
    },
  },
  on: {
    "session.signIn": signInTo(".signingIn.byPassword"),
    "session.signInWithSignOn": {
      target: ".reachingSignOn",
      actions: askSignOn,
      description: "Asked for single sign-on",
      meta,
    },
    "session.logOut": { target: "loggingOut", description: "Leaves instead", meta },
    "session.logOutSilently": {
      target: "loggingOutSilently",
      description: "Signed out without a word",
      meta,
    },
    "tabs.loggedIn": { target: ".checking", description: "Signed in again in another tab", meta },
    "tabs.loggedOut": { target: "leavingElsewhere", description: "Signed out in another tab", meta },
  },
});

export const changingAccount = sessionSetup.createStateConfig({
  description: "Another account has signed in: what the first left goes before anything is shown",
  meta: { spec: "decisions" },
  tags: ["busy"],
  entry: "reportDiscarded",
  invoke: {
    id: "clearForOther",
    src: "clearBrowserState",
    input: { scope: "otherAccount" },
    onDone: {
      target: "loggedIn",
      actions: ["admit", startedByOther],
      description: "Gone",
      meta: { spec: "decisions" },
    },
    onError: { target: "crashed", description: "It may still be there: nothing is shown", meta: defect },
  },
  after: {
    clearLimit: { target: "crashed", description: "It may still be there: nothing is shown", meta: limit },
  },
});
