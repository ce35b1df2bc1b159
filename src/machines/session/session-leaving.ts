import type { ClearScope } from "./session-events.ts";
import { onLogin, request, sessionSetup, tabs, tellLoggedOut } from "./session-setup.ts";
import { signIn, signOnLater } from "./session-signing-in.ts";

const leave = ["clearAccount", "clearProblem", "reportDiscarded", "setLeft"] as const;

/** Tells the server; whatever comes of it, the person leaves. `whenHeard`: what follows from the server's answer. */
const telling = (
  id: string,
  target: string,
  whenHeard: readonly ("clearPendingLogout" | "settleLogout" | "logoutAtSignOn")[],
) =>
  sessionSetup.createStateConfig({
    ...request("logOut", {
      id,
      silent: true,
      input: () => undefined,
      limit: 10_000,
      answered: { target, actions: whenHeard, description: "The server knows" },
      failed: { target, description: "It could not be reported: the logout stays pending" },
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

export const leaving = sessionSetup.createStateConfig({
  description: "What an account held goes, before anything else is shown",
  initial: "loggingOut",
  states: {
    loggingOut: {
      description: "The person signs out",
      tags: ["signingOut"],
      entry: [
        ...leave,
        { type: "reportEnded", params: { reason: "loggedOut" } },
        tellLoggedOut,
        "setLogoutPending",
      ],
      exit: "logoutAtSignOn",
      initial: "telling",
      states: {
        telling: telling("logOut", "clearing", ["clearPendingLogout"]),
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
        "setLogoutPending",
      ],
      initial: "telling",
      states: {
        telling: telling("logOutSilently", "clearing", ["settleLogout"]),
        clearing: clearing("clearSilently", "silent"),
      },
    },
    pending: {
      description: "The page was loaded while a logout is pending: nobody is signed in meanwhile",
      meta: onLogin,
      tags: ["signingOut"],
      entry: ["setLeft", "reportNotSignedIn"],
      initial: "telling",
      states: {
        telling: telling("logOutPending", "#session.signedOut.asking.idle", [
          "clearPendingLogout",
          "logoutAtSignOn",
        ]),
      },
      on: {
        "session.signIn": signIn,
        "session.signInWithSignOn": {
          actions: signOnLater,
          description: "Asked for single sign-on: the logout is reported first",
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
