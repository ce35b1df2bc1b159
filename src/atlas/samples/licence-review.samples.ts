import { decisionCodes } from "../../domain/licence-review/licence-review.refusals.ts";
import type { AreaSamples } from "../walk/walk.ts";
import { answered, offline, refused } from "./sample-kinds.ts";

export const samples = {
  "licence-review": {
    inputs: [{ values: { id: "review-1", decision: "approve", reason: "" }, limit: 45_000 }],
    payloads: {
      "form.changed": [{ change: { decision: "decline" } }, { change: { reason: "Expired" } }],
      "form.left": [{ field: "reason" }],
      "xstate.done.actor.submit": [
        answered({}),
        ...decisionCodes.map((code) => refused(code, code === "REASON_EMPTY" ? { field: "reason" } : {})),
        refused("REASON_UNKNOWN", { field: "reason" }),
        offline,
      ],
    },
  },
} satisfies AreaSamples;
