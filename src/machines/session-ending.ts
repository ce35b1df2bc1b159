import { defect, limit, meta, sessionSetup } from "./session-setup.ts";

const leave = ["forgetAccount", "forgetCredentials", "forgetProblem", "reportDiscarded"] as const;
const tellLoggedOut = { type: "tellTabs", params: { news: { kind: "loggedOut" } } } as const;
const gone = { description: "The browser has forgotten the account", meta } as const;
const kept = {
  description: "The browser may remember something: the account's key guards it",
  meta: defect,
} as const;
const slow = { description: "Clearing takes too long", meta: limit } as const;
const told = {
  target: "clearing",
  description: "The server knows, or could not be told: the person leaves either way",
  meta,
} as const;
const untold = {
  target: "clearing",
  description: "A defect does not keep the person in",
  meta: defect,
} as const;
const late = { target: "clearing", description: "10 seconds are enough", meta: limit } as const;

export const loggingOut = sessionSetup.createStateConfig({
  description: "The person signs out",
  meta,
  tags: ["busy", "signingOut"],
  initial: "telling",
  entry: [...leave, { type: "reportEnded", params: { reason: "loggedOut" } }, tellLoggedOut],
  exit: "logoutAtSignOn",
  states: {
    telling: {
      description: "Tells the server",
      meta,
      invoke: { id: "logOut", src: "logOut", onDone: told, onError: untold },
      after: { logOutLimit: late },
    },
    clearing: {
      description: "Deletes drafts and caches",
      meta: { spec: "decisions" },
      invoke: {
        id: "clearOnLogout",
        src: "clearBrowserState",
        input: { scope: "logout" },
        onDone: { target: "#session.signedOut.idle", ...gone },
        onError: { target: "#session.signedOut.idle", ...kept },
      },
      after: { clearLimit: { target: "#session.signedOut.idle", ...slow } },
    },
  },
});

export const loggingOutSilently = sessionSetup.createStateConfig({
  description: "Signed out without going to the identity server; expiry drafts are kept",
  meta,
  tags: ["busy", "signingOut"],
  initial: "telling",
  entry: [...leave, { type: "reportEnded", params: { reason: "silent" } }, tellLoggedOut, "clearSignOnToken"],
  states: {
    telling: {
      description: "Tells the server",
      meta,
      invoke: { id: "logOutSilently", src: "logOut", onDone: told, onError: untold },
      after: { logOutLimit: late },
    },
    clearing: {
      description: "Deletes all but expiry drafts",
      meta: { spec: "decisions" },
      invoke: {
        id: "clearSilently",
        src: "clearBrowserState",
        input: { scope: "silent" },
        onDone: { target: "#session.signedOut.idle", ...gone },
        onError: { target: "#session.signedOut.idle", ...kept },
      },
      after: { clearLimit: { target: "#session.signedOut.idle", ...slow } },
    },
  },
});

export const leavingElsewhere = sessionSetup.createStateConfig({
  description: "The session was ended in another tab or at the server: this tab forgets it too",
  meta: { spec: "decisions" },
  tags: ["busy", "signingOut"],
  entry: [...leave, { type: "reportEnded", params: { reason: "elsewhere" } }],
  invoke: {
    id: "clearElsewhere",
    src: "clearBrowserState",
    input: { scope: "logout" },
    onDone: { target: "#session.signedOut.idle", ...gone },
    onError: { target: "#session.signedOut.idle", ...kept },
  },
  after: { clearLimit: { target: "#session.signedOut.idle", ...slow } },
});
