import type { MachineSamples } from "../walk/walk.ts";

const loads = [
  { output: { _tag: "Answered", answer: { content: "rows", at: 1000 } } },
  { output: { _tag: "Failed", failure: { _tag: "Offline" } } },
];

export const samples: MachineSamples = {
  inputs: [{ request: 1 }],
  payloads: {
    "resource.request": [{ request: 2 }],
    "resource.changed": [{ content: "changed" }],
    "resource.itemChanged": [{ id: 1, content: [{ id: 1 }] }],
    "xstate.done.actor.load": loads,
    "xstate.done.actor.refresh": [
      ...loads,
      { output: { _tag: "Failed", failure: { _tag: "Refused", code: "NOT_FOUND" } } },
    ],
  },
};
