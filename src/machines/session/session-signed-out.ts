import { askingAgain } from "./session-asking-again.ts";
import { limit, onLogin, sessionSetup, tabs } from "./session-setup.ts";
import {
  accepted,
  askSignOn,
  found,
  notSignedIn,
  signIn,
  signInBroke,
  signOn,
  signOnLater,
  signingIn,
} from "./session-signing-in.ts";

const unreachable = sessionSetup.createStateConfig({
  description: "Whether somebody is signed in cannot be told; the login form works",
  meta: { ...onLogin, code: "SESSION_UNREACHABLE" },
  tags: ["limited"],
  entry: { type: "reportEnded", params: { reason: "unreachable" } },
  exit: ["clearFailures", "clearFailure"],
  initial: "waiting",
  states: askingAgain(found),
});

export const signedOut = sessionSetup.createStateConfig({
  description: "Nobody is signed in",
  meta: onLogin,
  initial: "asking",
  states: {
    asking: {
      description: "Waits for a sign-in",
      meta: onLogin,
      invoke: {
        id: "pendingLogout",
        src: "pendingLogout",
        input: ({ context, self }) => ({ parent: self, logoutPending: context.logoutPending }),
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
            guard: "isLogoutPending",
            actions: [signOnLater, "retryPendingLogout"],
            description:
              "Asked for single sign-on while a logout is pending, which would undo it: that is reported first",
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
          guard: "isLogoutPending",
          actions: "retryPendingLogout",
          description: "Asked to try again, or the server answers again: it is told of the logout",
          meta: tabs,
        },
        "session.logoutHeard": {
          actions: ["clearPendingLogout", "logoutAtSignOn"],
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
          actions: ["clearPendingLogout", "clearLeft", "reportRestoring"],
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
