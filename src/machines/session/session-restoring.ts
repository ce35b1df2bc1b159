import { askingAgain } from "./session-asking-again.ts";
import { hasMark, limit, onLogin, onSignOn, request, sessionSetup, tabs } from "./session-setup.ts";
import {
  accepted,
  askSignOn,
  notSignedIn,
  restored,
  signIn,
  signInBroke,
  signOn,
  signedOutInTab,
  signingIn,
} from "./session-signing-in.ts";

export const starting = sessionSetup.createStateConfig({
  description: "Is a logout pending? Then no session is restored before the server has heard of it",
  meta: tabs,
  always: [
    {
      guard: "isLogoutPending",
      target: "leaving.pending",
      description: "A logout is pending: the server is told",
      meta: tabs,
    },
    { target: "restoring", description: "Nothing is pending" },
  ],
});

const asking = sessionSetup.createStateConfig({
  ...request("checkSession", {
    input: () => undefined,
    limit: 10_000,
    answeredBy: restored,
    failed: [
      {
        name: "expected",
        when: ({ context }) => hasMark(context),
        target: "unanswered",
        description: "The session could not be checked, and the browser has a mark of one",
        meta: tabs,
      },
      {
        target: "#session.signedOut.asking.unreachable",
        description: "The session could not be checked: the portal comes up all the same",
      },
    ],
    crashed: "#session.signedOut.asking.crashed",
  }),
  description: "The session is checked",
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

/** A stopped server signs nobody out: the address and the frame stay, and it is said what happens next. */
const unanswered = sessionSetup.createStateConfig({
  description: "The portal does not answer: the person is still signed in as far as the browser knows",
  meta: { ...tabs, screen: "start", code: "SESSION_UNREACHABLE" },
  tags: ["expected", "limited", "unanswered"],
  entry: "reportUnanswered",
  exit: ["clearFailures", "clearFailure", "reportRestoring"],
  initial: "waiting",
  states: askingAgain(restored),
  on: {
    "session.askLogin": {
      target: "#session.signedOut.asking.unreachable",
      description: "The person wants to sign in instead: the login form, while the portal is asked again",
      meta: onLogin,
    },
  },
});

export const restoring = sessionSetup.createStateConfig({
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
  initial: "asking",
  states: { asking, unanswered },
});

export const undecided = sessionSetup.createStateConfig({
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
export const recognising = sessionSetup.createStateConfig({
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
