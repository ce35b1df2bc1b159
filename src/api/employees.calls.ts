import * as Schema from "effect/Schema";
import { pagesOf } from "./list-body.ts";
import { employeeList } from "../domain/employees/employees.lists.ts";
import { Employee, EmployeeData, EmployeeId } from "../domain/employees/employee.ts";
import {
  additionCodes,
  changeCodes,
  employeeRefusals,
  invitationCodes,
  withdrawalCodes,
} from "../domain/employees/employees.refusals.ts";
import { pick } from "../domain/kit/refusals.ts";
import { fieldCodes } from "../domain/kit/field-problems.ts";
import { savedOf, VersionField } from "../domain/kit/version.ts";
import { call, data, form, Nothing } from "./call.ts";

const { mail, ...always } = EmployeeData.fields;

export const getEmployees = call({
  path: "/api/getEmployees",
  summary: "The company's people, a page at a time",
  access: "employees",
  kind: "read",
  topics: ["employees"],
  ...pagesOf(employeeList),
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
 * employee. Another `mail` is where the invitation is sent that has not been used yet, and earlier links end; of everybody else
 * only they themselves can change the address.
 */
export const updateEmployee = call({
  path: "/api/updateEmployee",
  summary: "Change an employee's name and rights, and the address of an invitation",
  access: "employees",
  kind: "write",
  body: form(
    Schema.Struct({ id: EmployeeId, ...always, mail: Schema.optionalKey(mail), version: VersionField }),
  ),
  answer: data(savedOf(Employee)),
  failures: [...changeCodes, ...fieldCodes],
});

/** Sends the invitation again and invalidates earlier links. */
export const resendInvitation = call({
  path: "/api/resendInvitation",
  summary: "Invite an employee again",
  access: "employees",
  kind: "write",
  body: form(Schema.Struct({ id: EmployeeId })),
  answer: data(Nothing),
  refusals: pick(employeeRefusals, invitationCodes),
});

/** Ends the invitation of somebody who has not used it, and removes the account that was made for it. */
export const withdrawInvitation = call({
  path: "/api/withdrawInvitation",
  summary: "Withdraw the invitation of an employee",
  access: "employees",
  kind: "write",
  body: form(Schema.Struct({ id: EmployeeId })),
  answer: data(Nothing),
  refusals: pick(employeeRefusals, withdrawalCodes),
});
