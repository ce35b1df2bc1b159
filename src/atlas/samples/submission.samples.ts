import type { MachineSamples } from "../walk/walk.ts";

export const samples: MachineSamples = {
  inputs: [{ limit: 30_000 }],
  payloads: {
    "submission.submit": [{ request: "order" }],
    "xstate.done.actor.submit": [
      { output: { _tag: "Answered", answer: "done" } },
      { output: { _tag: "Failed", failure: { _tag: "Refused", code: "CONFLICT" } } },
    ],
  },
};
