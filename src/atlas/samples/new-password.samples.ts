import { linkCodes } from "../../domain/passwords/passwords.refusals.ts";
import type { MachineSamples } from "../walk/walk.ts";

export const samples: MachineSamples = {
  inputs: [{ values: { hash: "sample", password: "", repeat: "" }, limit: 45_000 }],
  payloads: {
    "form.changed": [
      { change: { password: "Sample-2026!", repeat: "Sample-2026!" } },
      { change: { repeat: "" } },
    ],
    "form.left": [{ field: "password" }, { field: "repeat" }],
    "xstate.done.actor.submit": [
      { output: { _tag: "Answered", answer: {} } },
      { output: { _tag: "Failed", failure: { _tag: "Refused", code: "PASSWORD_RULES", field: "password" } } },
      ...linkCodes.map((code) => ({ output: { _tag: "Failed", failure: { _tag: "Refused", code } } })),
      { output: { _tag: "Failed", failure: { _tag: "Offline" } } },
    ],
  },
};
