import { additionCodes, rightsCodes } from "../../domain/employees/employees.refusals.ts";
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
      ...[...new Set([...additionCodes, ...rightsCodes])].map((code) => ({
        output: {
          _tag: "Failed",
          failure: { _tag: "Refused", code, field: code === "EMAIL_TAKEN" ? "mail" : "rights" },
        },
      })),
      { output: { _tag: "Failed", failure: { _tag: "Offline" } } },
    ],
  },
};
