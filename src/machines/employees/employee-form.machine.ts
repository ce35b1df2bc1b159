/** Adds or edits an employee: name, e-mail address, rights (business §3, §5, §6). */
import type { EmployeeRight } from "../../domain/shell/access.ts";
import { employeeProblem, type Employee, type EmployeeId } from "../../domain/employees/employee.ts";
import { createFormMachine, type FormRef } from "../kit/form.machine.ts";

export interface EmployeeValues {
  /** Empty when an employee is added. */
  readonly id: EmployeeId | "";
  readonly firstname: string;
  readonly lastname: string;
  readonly mail: string;
  readonly rights: readonly EmployeeRight[];
}

export const employeeFormMachine = createFormMachine<EmployeeValues, Employee>({
  id: "employeeForm",
  description: "Adds or edits an employee",
  spec: "business §3",
  screen: "employees",
  afterwards: "clear",
  fields: ["firstname", "lastname", "mail", "rights"],
  problemOf: (field, values) =>
    field === "firstname" || field === "lastname" || field === "mail"
      ? employeeProblem(field, values)
      : undefined,
});

export type EmployeeFormRef = FormRef<EmployeeValues, Employee>;
