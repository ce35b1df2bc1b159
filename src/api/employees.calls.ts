import * as Schema from "effect/Schema";
import {
  Employee,
  employeeColumns,
  EmployeeData,
  EmployeeFilter,
  EmployeeId,
} from "../domain/employees/employee.ts";
import { additionCodes, invitationCodes, rightsCodes } from "../domain/employees/employees.refusals.ts";
import { fieldCodes } from "../domain/kit/field-problems.ts";
import { listFields, pageOf } from "../domain/kit/list.ts";
import { savedOf, VersionField } from "../domain/kit/version.ts";
import { call, data, form, Nothing } from "./call.ts";

const { mail: _mail, ...changeable } = EmployeeData.fields;

export const getEmployees = call({
  path: "/api/getEmployees",
  summary: "The company's people, a page at a time",
  access: "employees",
  kind: "read",
  topics: ["employees"],
  body: form(Schema.Struct(listFields(employeeColumns, EmployeeFilter))),
  answer: data(pageOf(Employee)),
  failures: [],
});

/** Adds an employee and sends the invitation, in the language of the inviting person. */
export const createEmployee = call({
  path: "/api/createEmployee",
  summary: "Add an employee and invite them",
  access: "employees",
  kind: "write",
  body: form(EmployeeData),
  answer: data(Employee),
  failures: [...additionCodes, ...fieldCodes],
});

/**
 * Changes name and rights if nobody has changed the employee since `version`; otherwise nothing is written and the answer is the
 * employee. Only the employees themselves can change their e-mail address.
 */
export const updateEmployee = call({
  path: "/api/updateEmployee",
  summary: "Change an employee's name and rights",
  access: "employees",
  kind: "write",
  body: form(Schema.Struct({ id: EmployeeId, ...changeable, version: VersionField })),
  answer: data(savedOf(Employee)),
  failures: [...rightsCodes, ...fieldCodes],
});

/** Sends the invitation again and invalidates earlier links. */
export const resendInvitation = call({
  path: "/api/resendInvitation",
  summary: "Invite an employee again",
  access: "employees",
  kind: "write",
  body: form(Schema.Struct({ id: EmployeeId })),
  answer: data(Nothing),
  failures: invitationCodes,
});
