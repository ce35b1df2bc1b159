import type { Employee } from "../../../domain/employee.ts";
import { DEFAULT_PAGE_SIZE } from "../../../domain/list.ts";
import { WRITE_LIMIT } from "../../../domain/time-limits.ts";
import type { EmployeeValues } from "../../../machines/employee-form.machine.ts";
import type { TextKey } from "../../../ui/i18n/catalogue.ts";
import { keyOfForm, nobody, valuesOf } from "../../../ui/screens/employees/employee-values.ts";
import { own, read, write, type Place } from "./place.ts";
import { LOADED_AT, known } from "./samples.ts";

const path = "/settings/employees/";
const idOf = (id: string) => id as Employee["id"];
const robin: Employee = {
  id: idOf("E-1"),
  firstname: "Robin",
  lastname: "Nord",
  mail: "robin.nord@nordlicht.example",
  status: known("active"),
  owner: true,
  rights: [],
  self: true,
  lastSeen: new Date(LOADED_AT),
};
const kim: Employee = {
  id: idOf("E-2"),
  firstname: "Kim",
  lastname: "Berg",
  mail: "kim.berg@nordlicht.example",
  status: known("invited"),
  owner: false,
  rights: ["tickets", "trainings"],
  self: false,
  lastSeen: null,
};

const needs = ["employees"];
const ofKim = (word: string): string => `${word} ${kim.firstname} ${kim.lastname}`;

/** The window with the form, which the address opens; whose address of e-mail it is they change themselves. */
const form = (
  opened: string,
  values: EmployeeValues,
  key: string,
  call: `/api/${string}`,
  mail: TextKey | null,
  send: TextKey,
): Place =>
  own("employees", `${path}?employee=${opened}`, {
    key,
    machine: "employeeForm",
    input: { values, limit: WRITE_LIMIT },
    calls: { submit: call },
    answers: { submit: () => kim },
    handling: {
      fields: { firstname: "field.first_name", lastname: "field.last_name", mail },
      buttons: { "form.submit": send },
      needs,
    },
  });

export const places: readonly Place[] = [
  read("employees", path, {
    key: "employees",
    call: "/api/getEmployees",
    request: { page: 1, page_size: DEFAULT_PAGE_SIZE, sort: "name" },
    sample: { rows: [robin, kim], total: 2 },
  }),
  form("new", nobody, keyOfForm(nobody), "/api/createEmployee", "field.email", "employees.form.send"),
  {
    ...form(kim.id, valuesOf(kim), "employee-", "/api/updateEmployee", null, "employees.form.save"),
    id: keyOfForm(valuesOf(kim)).replace("employee-", ""),
    fillIn: { mail: kim.mail },
    never: ["INVALID_REQUEST"],
  },
  own("employees", path, {
    key: "employee-status-",
    id: kim.id,
    machine: "employeeStatus",
    input: { id: kim.id },
    calls: { setStatus: "/api/setEmployeeStatus" },
    answers: { setStatus: () => kim },
    handling: {
      buttons: {
        "status.ask": (t) => ofKim(t("employees.deactivate")),
        "status.confirm": "employees.deactivate",
        "status.cancel": "employees.cancel",
      },
      needs,
    },
  }),
  write("employees", path, {
    key: "invitation-",
    id: kim.id,
    call: "/api/resendInvitation",
    request: { id: kim.id },
    sample: {},
    handling: { buttons: { "submission.submit": "employees.invite_again" }, needs },
  }),
];
