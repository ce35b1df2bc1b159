import { rightsRefusals } from "../../domain/employee.ts";
import type { MachineSamples } from "../walk/walk.ts";

const grace = {
  id: "A-1",
  firstname: "Grace",
  lastname: "Hopper",
  mail: "grace@example.com",
  rights: ["tickets"],
};

export const samples: MachineSamples = {
  inputs: [{ values: { id: "", firstname: "", lastname: "", mail: "", rights: [] }, limit: 45_000 }],
  payloads: {
    "form.changed": [
      { change: { firstname: "Grace", lastname: "Hopper", mail: "grace@example.com" } },
      { change: { firstname: "" } },
    ],
    "form.left": [{ field: "firstname" }],
    "xstate.done.actor.submit": [
      {
        output: {
          _tag: "Answered",
          answer: {
            ...grace,
            status: { _tag: "Known", code: "invited" },
            owner: false,
            self: false,
            lastSeen: null,
          },
        },
      },
      { output: { _tag: "Failed", failure: { _tag: "Refused", code: "EMAIL_TAKEN", field: "mail" } } },
      ...rightsRefusals.map((code) => ({
        output: { _tag: "Failed", failure: { _tag: "Refused", code, field: "rights" } },
      })),
      { output: { _tag: "Failed", failure: { _tag: "Offline" } } },
    ],
  },
};
