import { decisionCodes } from "../../domain/licence-review/licence-review.refusals.ts";
import type { MachineSamples } from "../walk/walk.ts";

export const samples: MachineSamples = {
  inputs: [{ values: { id: "review-1", decision: "approve", reason: "" }, limit: 45_000 }],
  payloads: {
    "form.changed": [{ change: { decision: "decline" } }, { change: { reason: "Expired" } }],
    "form.left": [{ field: "reason" }],
    "xstate.done.actor.submit": [
      { output: { _tag: "Answered", answer: {} } },
      ...decisionCodes.map((code) => ({
        output: {
          _tag: "Failed",
          failure: { _tag: "Refused", code, ...(code === "REASON_EMPTY" && { field: "reason" }) },
        },
      })),
      { output: { _tag: "Failed", failure: { _tag: "Refused", code: "REASON_UNKNOWN", field: "reason" } } },
      { output: { _tag: "Failed", failure: { _tag: "Offline" } } },
    ],
  },
};
