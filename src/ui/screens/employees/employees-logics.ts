import type { Employee, employeeColumns, EmployeeId, employeeStatuses } from "../../../domain/employee.ts";
import type { employeeFormMachine } from "../../../machines/employee-form.machine.ts";
import type { employeeStatusMachine } from "../../../machines/employee-status.machine.ts";
import type { ResourceLogic } from "../../../machines/resource.machine.ts";
import type { SubmissionLogic } from "../../../machines/submission.machine.ts";
import { createLogicContext } from "../../actors/screen-actors.ts";
import type { ListRequest, Page } from "../list-address.ts";

export type EmployeesRequest = ListRequest<
  (typeof employeeStatuses)[number],
  (typeof employeeColumns)[number]
>;

/** What the employees' screen starts. */
export interface EmployeesLogics {
  readonly employees: ResourceLogic<EmployeesRequest, Page<Employee>>;
  readonly employeeForm: typeof employeeFormMachine;
  readonly employeeStatus: typeof employeeStatusMachine;
  readonly invitation: SubmissionLogic<{ readonly id: EmployeeId }, unknown>;
}

export const [EmployeesLogicsProvider, useEmployeesLogics] = createLogicContext<EmployeesLogics>("employees");
