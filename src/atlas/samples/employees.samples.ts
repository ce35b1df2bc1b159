import { additionCodes, rightsCodes } from "../../domain/employees/employees.refusals.ts";
import type { AreaSamples } from "../walk/walk.ts";
import { answered, offline, refused, savingSamples } from "./sample-kinds.ts";

const grace = (status: string, rights: readonly string[]) => ({
  id: "A-1",
  firstname: "Grace",
  lastname: "Hopper",
  mail: "grace@example.com",
  rights,
  status: { _tag: "Known", code: status },
  owner: false,
  self: false,
  lastSeen: null,
  version: 2,
});

export const samples = {
  "employee-form": {
    inputs: [{ values: { firstname: "", lastname: "", mail: "", rights: [] }, limit: 90_000 }],
    payloads: {
      "form.changed": [
        { change: { firstname: "Grace", lastname: "Hopper", mail: "grace@example.com" } },
        { change: { firstname: "" } },
      ],
      "form.left": [{ field: "firstname" }],
      "xstate.done.actor.submit": [
        answered(grace("invited", ["tickets"])),
        ...additionCodes.map((code) => refused(code, { field: code === "EMAIL_TAKEN" ? "mail" : "rights" })),
        offline,
      ],
    },
  },
  "employee-settings": savingSamples(
    { id: "A-1", firstname: "Grace", lastname: "Hopper", rights: ["tickets", "trainings"], version: 1 },
    { rights: ["trainings"] },
    rightsCodes,
    "rights",
  ),
} satisfies AreaSamples;
