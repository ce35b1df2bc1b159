import type { Employee } from "../../../domain/employees/employee.ts";
import type { EmployeeValues } from "../../../machines/employees/employee-form.machine.ts";

/** What a form begins with for somebody who is added. */
export const nobody: EmployeeValues = { id: "", firstname: "", lastname: "", mail: "", rights: [] };

/** What it begins with for an employee. */
export const valuesOf = ({ id, firstname, lastname, mail, rights }: Employee): EmployeeValues => ({
  id,
  firstname,
  lastname,
  mail,
  rights,
});

/** The key of its actor. A form belongs to what it began with: an employee whom somebody else has changed meanwhile is another one. */
export const keyOfForm = (values: EmployeeValues): string =>
  values.id === "" ? "new-employee" : `employee-${JSON.stringify(values)}`;
