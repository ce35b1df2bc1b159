import { packageOrderCodes } from "../../domain/campus-packages/campus-packages.refusals.ts";
import type { AreaSamples } from "../walk/walk.ts";
import { answered, offline, refused } from "./sample-kinds.ts";

export const samples = {
  "package-order": {
    inputs: [{ parent: undefined }],
    payloads: {
      "package.ask": [{ request: { id: "starter", total: 75_600, instance: "int" } }],
      "xstate.done.actor.order": [
        answered({ orderId: "CP-2026-000001" }),
        ...packageOrderCodes.map((code) => refused(code)),
        offline,
      ],
    },
  },
} satisfies AreaSamples;
