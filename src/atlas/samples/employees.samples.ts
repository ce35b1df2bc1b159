import { additionCodes, changeCodes, withdrawalCodes } from "../../domain/employees/employees.refusals.ts";
import type { AreaSamples } from "../walk/walk.ts";
import { answered, formSamples, offline, refused, savingSamples } from "./sample-kinds.ts";

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

/** The field at which a code is told; an invitation that was used meanwhile is of no field. */
const fieldOf = (code: string) => {
  if (code === "NOT_INVITED") return undefined;
  return code === "EMAIL_TAKEN" ? "mail" : "rights";
};

export const samples = {
  "employee-form": {
    inputs: [{ values: { firstname: "", lastname: "", mail: "", rights: [] }, limit: 90_000 }],
    payloads: {
      "form.changed": [
        { change: { firstname: "Grace", lastname: "Hopper", mail: "grace@example.com" } },
        { change: { firstname: "" } },
      ],
      "form.left": [{ field: "firstname" }],
      "form.found": [{ values: { firstname: "Grace", lastname: "", mail: "", rights: ["tickets"] } }],
      "xstate.done.actor.submit": [
        answered(grace("invited", ["tickets"])),
        ...additionCodes.map((code) => refused(code, { field: code === "EMAIL_TAKEN" ? "mail" : "rights" })),
        offline,
      ],
    },
  },
  "employee-settings": savingSamples(
    {
      id: "A-1",
      firstname: "Grace",
      lastname: "Hopper",
      mail: "grace@example.com",
      rights: ["tickets", "trainings"],
      version: 1,
    },
    { rights: ["trainings"] },
    changeCodes,
    fieldOf,
  ),
  "invitation-withdrawal": formSamples(
    { id: "A-1", sure: false },
    "sure",
    { sure: false },
    { sure: true },
    withdrawalCodes,
  ),
} satisfies AreaSamples;
