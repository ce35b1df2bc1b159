import { createEmptyActor } from "xstate";
import type { MachineSamples } from "../walk/walk.ts";

const results = [
  { _tag: "Authenticated", token: "t" },
  { _tag: "Anonymous" },
  { _tag: "Unavailable" },
  { _tag: "Misconfigured" },
  { _tag: "LoginRefused", code: "access_denied" },
].map((output) => ({ output }));

export const samples: MachineSamples = {
  inputs: [{ parent: createEmptyActor() }],
  payloads: {
    "signOn.login": [{ returnTo: "/orders/" }],
    "xstate.done.actor.probe": [
      { output: { _tag: "Up" } },
      { output: { _tag: "Down" } },
      { output: { _tag: "WrongRealm" } },
    ],
    "xstate.done.actor.initialise": results,
    "xstate.done.actor.revive": results,
    "xstate.done.actor.setSessionCookie": [
      { output: { _tag: "Answered", answer: { valid: true } } },
      { output: { _tag: "Failed", failure: { _tag: "Offline" } } },
    ],
    "xstate.done.actor.refreshToken": [
      { output: { _tag: "Fresh", token: "t" } },
      { output: { _tag: "Refused" } },
      { output: { _tag: "Unreachable" } },
    ],
  },
  key: ({ context }) => context.pending,
};
