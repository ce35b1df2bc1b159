import { crashed, limit, onLogin, remembering, request, signOnSetup, trouble } from "./sign-on-setup.ts";

export const probing = signOnSetup.createStateConfig({
  ...request("probe", {
    input: () => undefined,
    limit: "probeLimit",
    doneBy: {
      Up: { target: "initialising", description: "The identity server answers" },
      WrongRealm: {
        target: "misconfigured",
        ...trouble("misconfigured"),
        description: "The identity server has no such realm",
        meta: { code: "WRONG_REALM" },
      },
      Down: {
        target: "unavailable",
        ...trouble("unreachable"),
        description: "The identity server does not answer",
      },
    },
    failed: { target: "unavailable", ...trouble("timedOut"), description: "No answer in time", meta: limit },
    crashed: crashed("A defect in the probe"),
  }),
  description:
    "Asks whether the identity server answers, after a screen that needs no sign-on is shown; the adapter itself has no time limit",
  on: remembering,
});

export const initialising = signOnSetup.createStateConfig({
  ...request("initialise", {
    input: ({ context }) => ({ attempt: context.attempt }),
    limit: "initialiseLimit",
    entry: "countAttempt",
    doneBy: {
      Authenticated: [
        {
          name: "for the logout",
          when: ({ context }) => context.pending._tag === "Logout",
          target: "redirectingToLogout",
          description: "The logout that was asked for can happen now",
        },
        {
          target: "authenticated",
          actions: "clearPending",
          tell: ({ output }) => ({ type: "signOn.authenticated", token: output.token }),
          description: "Signed in",
        },
      ],
      Anonymous: [
        {
          name: "for the login",
          when: ({ context }) => context.pending._tag === "Login",
          target: "redirectingToLogin",
          description: "The login that was asked for can happen now",
          meta: onLogin,
        },
        {
          name: "for the logout, and a login after it",
          when: ({ context: { pending } }) => pending._tag === "Logout" && pending.signOnTo !== undefined,
          target: "redirectingToLogin",
          actions: ["requestLoginAfterLogout", "reportLoggedOut"],
          description: "Nobody is signed in any more: the login that was asked for meanwhile can happen now",
          meta: onLogin,
        },
        {
          name: "for the logout",
          when: ({ context }) => context.pending._tag === "Logout",
          target: "anonymous",
          actions: ["clearPending", "reportLoggedOut"],
          description: "Nobody is signed in any more: the logout is done",
        },
        { target: "anonymous", actions: ["clearPending", "reportAnonymous"], description: "Not signed in" },
      ],
      Misconfigured: {
        target: "misconfigured",
        ...trouble("misconfigured"),
        description: "The client id or the address is wrong",
        meta: { code: "MISCONFIGURED" },
      },
      LoginRefused: {
        target: "loginRefused",
        tell: ({ output }) => ({ type: "signOn.refused", code: output.code }),
        description: "The identity server refused the login",
        meta: onLogin,
      },
      Unavailable: {
        target: "unavailable",
        ...trouble("unreachable"),
        description: "The identity server did not answer the adapter",
      },
    },
    failed: {
      target: "unavailable",
      ...trouble("timedOut"),
      description: "The adapter does not answer: this instance is given up",
      meta: limit,
    },
    crashed: crashed("A defect in the adapter"),
  }),
  description: "A fresh adapter looks silently whether the person is signed in",
  on: remembering,
});
