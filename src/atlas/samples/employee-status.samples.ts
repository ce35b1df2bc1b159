import { statusCodes } from "../../domain/employees/employees.refusals.ts";
import type { MachineSamples } from "../walk/walk.ts";

const grace = { id: "A-1", firstname: "Grace", lastname: "Hopper" };

export const samples: MachineSamples = {
  inputs: [{ id: "A-1" }],
  payloads: {
    "status.ask": [{ status: "deactivated" }],
    "xstate.done.actor.setStatus": [
      {
        output: {
          _tag: "Answered",
          answer: {
            ...grace,
            mail: "grace@example.com",
            rights: [],
            status: { _tag: "Known", code: "deactivated" },
            owner: false,
            self: false,
            lastSeen: null,
          },
        },
      },
      ...statusCodes.map((code) => ({ output: { _tag: "Failed", failure: { _tag: "Refused", code } } })),
    ],
  },
};
