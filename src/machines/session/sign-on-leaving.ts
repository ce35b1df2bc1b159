import { crashed, limit, request, signOnSetup, trouble } from "./sign-on-setup.ts";

export const clearingToken = signOnSetup.createStateConfig({
  ...request("clearToken", {
    input: () => undefined,
    limit: "clearLimit",
    entry: "clearMark",
    done: { target: "idle", description: "The token is cleared and the adapter released" },
    failed: { target: "idle", description: "The adapter is given up", meta: limit },
    crashed: crashed("A defect in the adapter"),
  }),
  description: "The adapter clears its token",
});

/** The page is still here: nobody can sign in or out at the identity server now. */
const stillHere = { target: "unavailable", ...trouble("timedOut"), meta: limit } as const;

export const redirectingToLogin = signOnSetup.createStateConfig({
  ...request("goToLogin", {
    input: ({ context }) => ({ returnTo: context.pending._tag === "Login" ? context.pending.returnTo : "/" }),
    limit: "leaveLimit",
    tags: ["busy", "leaving"],
    done: { target: "unavailable", ...trouble("unreachable"), description: "The page did not leave" },
    failed: { ...stillHere, description: "Still here after 15 seconds" },
    crashed: {
      target: "unavailable",
      ...trouble("unreachable"),
      description: "The login was cancelled or failed",
    },
  }),
  description: "The page leaves for the identity server's login",
});

export const redirectingToLogout = signOnSetup.createStateConfig({
  ...request("goToLogout", {
    input: ({ context: { pending } }) => ({
      signOnTo: pending._tag === "Logout" ? pending.signOnTo : undefined,
    }),
    limit: "leaveLimit",
    tags: ["busy", "leaving"],
    entry: ["clearMark", "reportLoggedOut"],
    done: {
      target: "unavailable",
      actions: "reportLogoutPending",
      ...trouble("unreachable"),
      description: "The page did not leave",
    },
    failed: { ...stillHere, actions: "reportLogoutPending", description: "Still here after 15 seconds" },
    crashed: {
      target: "unavailable",
      actions: "reportLogoutPending",
      ...trouble("unreachable"),
      description: "The logout failed",
    },
  }),
  description: "The page leaves for the identity server's logout, and comes back signed out",
});
