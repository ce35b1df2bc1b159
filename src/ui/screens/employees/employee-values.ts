import type { Employee } from "../../../domain/employees/employee.ts";
import type { EmployeeValues } from "../../../machines/employees/employee-form.machine.ts";

/** The initial form values of a new employee. */
export const nobody: EmployeeValues = { id: "", firstname: "", lastname: "", mail: "", rights: [] };

/** The initial form values of an employee. */
export const valuesOf = ({ id, firstname, lastname, mail, rights }: Employee): EmployeeValues => ({
  id,
  firstname,
  lastname,
  mail,
  rights,
});

/**
 * The key of the form's actor. It depends on the initial values, so that an employee changed by someone else gets a
 * new form.
 */
export const keyOfForm = (values: EmployeeValues): string =>
  values.id === "" ? "new-employee" : `employee-${JSON.stringify(values)}`;
