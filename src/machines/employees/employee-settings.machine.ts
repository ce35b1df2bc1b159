/** Changes an employee's name and rights; what somebody else has changed since is shown beside it (business §3, §6). */
import {
  changeableFields,
  employeeProblem,
  type EmployeeChange,
  type EmployeeId,
} from "../../domain/employees/employee.ts";
import { createSettingsFormMachine } from "../kit/settings-form.machine.ts";

export interface EmployeeSettings extends EmployeeChange {
  readonly id: EmployeeId;
  readonly version: number;
}

export const { form: employeeSettingsForm, machine: employeeSettingsMachine } =
  createSettingsFormMachine<EmployeeSettings>({
    id: "employeeSettings",
    description: "Changes an employee's name and rights",
    spec: "business §3",
    screen: "employees",
    fields: changeableFields,
    problemOf: (field, values) =>
      field === "firstname" || field === "lastname" ? employeeProblem(field, values) : undefined,
  });
