/** Adds an employee: name, e-mail address, rights (business §3, §5, §6). */
import { employeeProblem, type Employee, type EmployeeData } from "../../domain/employees/employee.ts";
import { createFormMachine, type FormRef } from "../kit/form.machine.ts";

export const employeeFormMachine = createFormMachine<EmployeeData, Employee>({
  id: "employeeForm",
  description: "Adds an employee",
  spec: "business §3",
  screen: "employees",
  afterwards: "clear",
  fields: ["firstname", "lastname", "mail", "rights"],
  problemOf: (field, values) => (field === "rights" ? undefined : employeeProblem(field, values)),
});

export type EmployeeFormRef = FormRef<EmployeeData, Employee>;
