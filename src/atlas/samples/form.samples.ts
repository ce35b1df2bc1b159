import type { MachineSamples } from "../walk/walk.ts";

export const samples: MachineSamples = {
  inputs: [{ values: { name: "" }, limit: 45_000 }],
  payloads: {
    "form.changed": [{ change: { name: "" } }, { change: { name: "Grace" } }],
    "form.left": [{ field: "name" }],
    "xstate.done.actor.submit": [
      { output: { _tag: "Answered", answer: "done" } },
      { output: { _tag: "Failed", failure: { _tag: "Refused", code: "NAME_SIGNS", field: "name" } } },
      { output: { _tag: "Failed", failure: { _tag: "Offline" } } },
    ],
  },
};
