import { additionCodes, changeCodes } from "../../domain/employees/employees.refusals.ts";
import { setEmployeeStatus } from "../../api/employee-status.calls.ts";
import { getEmployees, resendInvitation, withdrawInvitation } from "../../api/employees.calls.ts";
import type { Employee } from "../../domain/employees/employee.ts";
import { employeeList } from "../../domain/employees/employees.lists.ts";
import { requestAt } from "../../ui/lists/list-address.ts";
import { pageOf } from "../desk/fixtures/samples.ts";
import { sampleOf } from "./call-sample.ts";
import type { AreaSamples } from "../walk/walk.ts";
import { answered, offline, refused, savingSamples } from "./sample-kinds.ts";

const idOf = (id: string) => id as Employee["id"];
export const robin: Employee = {
  id: idOf("E-1"),
  firstname: "Robin",
  lastname: "Nord",
  mail: "robin.nord@nordlicht.example",
  status: { _tag: "Known", code: "active" },
  owner: true,
  rights: [],
  self: true,
  lastSeen: new Date("2026-02-03T09:30:00Z"),
  version: 1,
};
export const kim: Employee = {
  id: idOf("E-2"),
  firstname: "Kim",
  lastname: "Berg",
  mail: "kim.berg@nordlicht.example",
  status: { _tag: "Known", code: "invited" },
  owner: false,
  rights: ["tickets", "trainings"],
  self: false,
  lastSeen: null,
  version: 1,
};

/** The area's calls as the desk makes them. */
export const callSamples = {
  employees: sampleOf(getEmployees, requestAt(employeeList), pageOf(robin, kim)),
  status: sampleOf(setEmployeeStatus, { id: kim.id, status: "deactivated" }, kim),
  invitation: sampleOf(resendInvitation, { id: kim.id }, {}),
  withdrawal: sampleOf(withdrawInvitation, { id: kim.id }, {}),
};

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

/** The field at which a code is shown; an invitation that was used meanwhile is of no field. */
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
} satisfies AreaSamples;
