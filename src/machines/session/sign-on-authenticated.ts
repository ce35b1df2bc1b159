import { crashed, limit, login, request, requestLogout, signOnSetup } from "./sign-on-setup.ts";

const refreshing = signOnSetup.createStateConfig({
  ...request("refreshToken", {
    input: () => undefined,
    limit: "refreshLimit",
    doneBy: {
      Fresh: { target: "fresh", description: "The token is fresh" },
      Refused: {
        target: "reviving",
        description: "The token was refused: a silent look says whether the identity session is over, too",
      },
      Unreachable: {
        target: "degraded",
        description: "The identity server cannot be reached: the session stays",
      },
    },
    failed: {
      target: "degraded",
      description: "No answer in 10 seconds: this instance is given up",
      meta: limit,
    },
    crashed: crashed("A defect in the refresh"),
  }),
  description: "Fetches a fresh access token",
  on: {
    "adapter.loggedOut": {
      target: "reviving",
      description: "Refused: the adapter says so before its promise does",
    },
    "adapter.refreshFailed": {
      target: "degraded",
      description: "The adapter says so before its promise does",
    },
  },
});

const unreachable = { target: "degraded", description: "The identity server still does not answer" } as const;

const reviving = signOnSetup.createStateConfig({
  ...request("initialise", {
    id: "revive",
    input: ({ context }) => ({ attempt: context.attempt }),
    limit: "initialiseLimit",
    tags: ["busy", "limited"],
    entry: "countAttempt",
    doneBy: {
      Authenticated: { target: "fresh", description: "Still signed in" },
      Anonymous: {
        target: "#signOn.anonymous",
        actions: "reportEnded",
        description: "The identity session is over",
      },
      Misconfigured: unreachable,
      LoginRefused: unreachable,
      Unavailable: unreachable,
    },
    failed: {
      target: "degraded",
      description: "The adapter does not answer: this instance is given up",
      meta: limit,
    },
    crashed: crashed("A defect in the adapter"),
  }),
  description: "A new adapter replaces the one that was given up",
});

export const authenticated = signOnSetup.createStateConfig({
  description: "Signed in at the identity server",
  initial: "fresh",
  entry: "keepMark",
  invoke: { id: "watchAdapter", src: "watchAdapter" },
  states: {
    fresh: {
      description: "The access token is good",
      entry: "clearFailures",
      on: {
        "adapter.tokenExpired": { target: "refreshing", description: "The access token has run out" },
        "adapter.refreshFailed": { target: "degraded", description: "The adapter could not refresh" },
        "signOn.accepted": {
          target: "settingCookie",
          description: "The portal has signed the person in by the token",
        },
      },
    },
    settingCookie: {
      ...request("setSessionCookie", {
        input: () => undefined,
        limit: 40_000,
        answered: { target: "fresh", description: "The session's cookie goes by the token" },
        silent: true,
        failed: {
          target: "fresh",
          description: "It did not: the journal has it, and the session goes on as it is",
        },
        crashed: "fresh",
      }),
      description: "Has the portal set the session's cookie by the token",
      on: {
        "adapter.tokenExpired": { target: "refreshing", description: "The access token has run out" },
        "adapter.refreshFailed": { target: "degraded", description: "The adapter could not refresh" },
      },
    },
    refreshing,
    degraded: {
      description: "No fresh token for now; the portal's own session goes on",
      tags: ["limited"],
      entry: "countFailure",
      after: {
        backOff: {
          target: "reviving",
          description: "Tries again: after 5, 15, then every 60 seconds",
          meta: { spec: "sign-on" },
        },
      },
    },
    reviving,
  },
  on: {
    "adapter.loggedOut": {
      target: "signedOutElsewhere",
      actions: "reportSignedOutElsewhere",
      description: "A logout in another tab or at the server; a refresh error behind it changes nothing",
    },
    "signOn.login": login("#signOn.probing", "A login while signed in: a new adapter gives its token"),
    "signOn.logout": {
      target: "redirectingToLogout",
      actions: requestLogout,
      description: "Signs out at the identity server",
      meta: { spec: "shell §4" },
    },
    "signOn.clearToken": {
      target: "clearingToken",
      description: "The portal refused the token",
      meta: { spec: "shell §4" },
    },
  },
});
