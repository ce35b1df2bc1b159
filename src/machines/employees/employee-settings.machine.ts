/** Changes an employee's name, rights and, of an invitation, its address; what somebody else has changed since is shown beside it (business §3, §6). */
import {
  changeableFields,
  employeeProblem,
  type EmployeeChange,
  type EmployeeId,
} from "../../domain/employees/employee.ts";
import { employeeRefusals, invitationCodes } from "../../domain/employees/employees.refusals.ts";
import { pick } from "../../domain/kit/refusals.ts";
import { createSettingsFormMachine } from "../kit/settings-form.machine.ts";

export interface EmployeeSettings extends Omit<EmployeeChange, "mail"> {
  readonly id: EmployeeId;
  /** Undefined for somebody who is not invited: the address stays as it is. */
  readonly mail: string | undefined;
  readonly version: number;
}

export const { form: employeeSettingsForm, machine: employeeSettingsMachine } =
  createSettingsFormMachine<EmployeeSettings>({
    id: "employeeSettings",
    description: "Changes an employee's name and rights, and the address of an invitation",
    spec: "business §3",
    screen: "employees",
    fields: changeableFields,
    problemOf: (field, values) =>
      field === "firstname" || field === "lastname" || field === "mail"
        ? employeeProblem(field, values)
        : undefined,
    refusals: pick(employeeRefusals, invitationCodes),
  });
