import { not } from "xstate";
import { accountOf, isSameAccount } from "../../domain/session/session.ts";
import {
  again,
  limit,
  ofFound,
  ofResult,
  ofUser,
  other,
  request,
  sessionSetup,
  tellLoggedIn,
  tellSignOn,
} from "./session-setup.ts";
import { askSignOn, notSignedIn, signIn, signInBroke, signOn, signingIn } from "./session-signing-in.ts";

/** The account stays known, so that what it shows and holds stays too. */
export const expired = sessionSetup.createStateConfig({
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
