import type { Employee, EmployeeData } from "../../../domain/employees/employee.ts";
import { isInvited } from "../../../domain/employees/invitation.ts";
import type { EmployeeSettings } from "../../../machines/employees/employee-settings.machine.ts";

/** The initial form values of a new employee. */
export const nobody: EmployeeData = { firstname: "", lastname: "", mail: "", rights: [] };

/** What is changed of an employee; the address only while they are invited. */
export const employeeSettingsOf = (employee: Employee): EmployeeSettings => {
  const { id, firstname, lastname, mail, rights, version } = employee;
  return { id, firstname, lastname, mail: isInvited(employee) ? mail : undefined, rights, version };
};
