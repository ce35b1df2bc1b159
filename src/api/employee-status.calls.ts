import * as Schema from "effect/Schema";
import { Employee, EmployeeId } from "../domain/employees/employee.ts";
import { statusCodes } from "../domain/employees/status-codes.ts";
import { call, data, form } from "./call.ts";

/** Activates or deactivates an employee; the sessions of a deactivated one end immediately. */
export const setEmployeeStatus = call({
  path: "/api/setEmployeeStatus",
  summary: "Activate or deactivate an employee",
  access: "employees",
  kind: "write",
  body: form(Schema.Struct({ id: EmployeeId, status: Schema.Literals(["active", "deactivated"]) })),
  answer: data(Employee),
  failures: statusCodes,
});
