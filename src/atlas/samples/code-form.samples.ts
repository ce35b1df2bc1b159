import { codeCodes } from "../../domain/sign-up/sign-up.refusals.ts";
import type { MachineSamples } from "../walk/walk.ts";

export const samples: MachineSamples = {
  inputs: [{ values: { email: "grace@example.com", code: "" }, limit: 45_000 }],
  payloads: {
    "form.changed": [{ change: { code: "123456" } }, { change: { code: "12" } }],
    "form.left": [{ field: "code" }],
    "xstate.done.actor.submit": [
      { output: { _tag: "Answered", answer: { verification: "sample" } } },
      ...[...codeCodes, "CODE_FORMAT"].map((code) => ({
        output: { _tag: "Failed", failure: { _tag: "Refused", code, field: "code" } },
      })),
      { output: { _tag: "Failed", failure: { _tag: "Offline" } } },
    ],
  },
};
