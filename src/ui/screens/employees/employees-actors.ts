import type { employeeList } from "../../../domain/employees/employees.lists.ts";
import type { Employee, EmployeeId } from "../../../domain/employees/employee.ts";
import type { Page, ListRequestOf } from "../../../domain/kit/list.ts";
import type { employeeFormMachine } from "../../../machines/employees/employee-form.machine.ts";
import type { employeeSettingsMachine } from "../../../machines/employees/employee-settings.machine.ts";
import type { invitationWithdrawalMachine } from "../../../machines/employees/invitation-withdrawal.machine.ts";
import type { ResourceLogic } from "../../../machines/kit/resource.machine.ts";
import type { ActionLogic } from "../../../machines/kit/action.machine.ts";
import { createActorContext } from "../../actors/screen-actors.ts";

export type EmployeesRequest = ListRequestOf<typeof employeeList>;

/** The status that an employee is set to. */
export interface StatusRequest {
  readonly id: EmployeeId;
  readonly status: "active" | "deactivated";
}

/** The actor logic of the employees screen. */
export interface EmployeesActors {
  readonly employees: ResourceLogic<EmployeesRequest, Page<Employee>>;
  readonly employeeForm: typeof employeeFormMachine;
  readonly employeeSettings: typeof employeeSettingsMachine;
  readonly employeeStatus: ActionLogic<StatusRequest, Employee>;
  readonly invitation: ActionLogic<{ readonly id: EmployeeId }, unknown>;
  readonly withdrawal: typeof invitationWithdrawalMachine;
}

export const [EmployeesActorsProvider, useEmployeesActors] = createActorContext<EmployeesActors>("employees");
