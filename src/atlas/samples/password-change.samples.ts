import type { MachineSamples } from "../walk/walk.ts";

export const samples: MachineSamples = {
  inputs: [{ values: { oldPassword: "", password: "", repeat: "" }, limit: 45_000 }],
  payloads: {
    "form.changed": [
      { change: { oldPassword: "Sample-2025!", password: "Sample-2026!", repeat: "Sample-2026!" } },
      { change: { repeat: "" } },
    ],
    "form.left": [{ field: "oldPassword" }],
    "xstate.done.actor.submit": [
      { output: { _tag: "Answered", answer: {} } },
      {
        output: {
          _tag: "Failed",
          failure: { _tag: "Refused", code: "PASSWORD_WRONG", field: "oldPassword" },
        },
      },
      { output: { _tag: "Failed", failure: { _tag: "Refused", code: "PASSWORD_RULES", field: "password" } } },
      { output: { _tag: "Failed", failure: { _tag: "Refused", code: "PASSWORD_SAME", field: "password" } } },
      { output: { _tag: "Failed", failure: { _tag: "Offline" } } },
    ],
  },
};
