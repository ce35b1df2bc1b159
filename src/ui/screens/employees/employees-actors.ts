import type { employeeFormMachine } from "../../../machines/employees/employee-form.machine.ts";
import type { employeeSettingsMachine } from "../../../machines/employees/employee-settings.machine.ts";
import { createActorContext } from "../../actors/screen-actors.ts";

/** The forms of the employees screen. */
export interface EmployeesActors {
  readonly employeeForm: typeof employeeFormMachine;
  readonly employeeSettings: typeof employeeSettingsMachine;
}

export const [EmployeesActorsProvider, useEmployeesActors] = createActorContext<EmployeesActors>("employees");
