import { createEmptyActor } from "xstate";
import { bookingCodes, cancellationCodes } from "../../domain/trainings/trainings.refusals.ts";
import type { AreaSamples } from "../walk/walk.ts";
import { answered, offline, refused } from "./sample-kinds.ts";

export const samples = {
  "training-step": {
    inputs: [{ list: createEmptyActor() }],
    payloads: {
      "training.send": [{ request: { id: "TB-000001" } }],
      "xstate.done.actor.send": [
        answered({ id: "TB-000001" }),
        ...[...new Set([...bookingCodes, ...cancellationCodes])].map((code) => refused(code)),
        offline,
      ],
    },
  },
} satisfies AreaSamples;
