import type { Employee, EmployeeData } from "../../../domain/employees/employee.ts";
import type { EmployeeSettings } from "../../../machines/employees/employee-settings.machine.ts";

/** The initial form values of a new employee. */
export const nobody: EmployeeData = { firstname: "", lastname: "", mail: "", rights: [] };

/** What is changed of an employee. */
export const employeeSettingsOf = ({
  id,
  firstname,
  lastname,
  rights,
  version,
}: Employee): EmployeeSettings => ({
  id,
  firstname,
  lastname,
  rights,
  version,
});
