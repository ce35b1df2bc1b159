import { fromPromise } from "xstate";
import {
  createEmployee,
  getEmployees,
  resendInvitation,
  updateEmployee,
  withdrawInvitation,
} from "../../api/employees.calls.ts";
import { setEmployeeStatus } from "../../api/employee-status.calls.ts";
import type { Employee, EmployeeId } from "../../domain/employees/employee.ts";
import { employeeFormMachine } from "../../machines/employees/employee-form.machine.ts";
import {
  employeeSettingsForm,
  employeeSettingsMachine,
} from "../../machines/employees/employee-settings.machine.ts";
import { invitationWithdrawalMachine } from "../../machines/employees/invitation-withdrawal.machine.ts";
import {
  EmployeesActorsProvider,
  type EmployeesActors,
  type StatusRequest,
} from "../../ui/screens/employees/employees-actors.ts";
import { employeeSettingsOf } from "../../ui/screens/employees/employee-values.ts";
import { EmployeesScreen } from "../../ui/screens/employees/employees-screen.tsx";
import { savedFrom, saves } from "./saving.ts";
import type { ScreenEntry } from "./screen-entry.ts";
import { withActors } from "./with-actors.tsx";

export const screens: ScreenEntry["screens"] = ({ resource, action, run }) => {
  const actors: EmployeesActors = {
    employees: resource(getEmployees),
    invitation: action<{ readonly id: EmployeeId }, unknown>(resendInvitation),
    withdrawal: invitationWithdrawalMachine.provide({
      actors: {
        submit: fromPromise(({ input: { values }, signal, self }) =>
          run(withdrawInvitation, { id: values.id }, signal, { by: self }),
        ),
      },
    }),
    employeeForm: employeeFormMachine.provide({
      actors: {
        submit: fromPromise(({ input, signal, self }) =>
          run(createEmployee, input.values, signal, { by: self }),
        ),
      },
    }),
    employeeSettings: saves(employeeSettingsForm, employeeSettingsMachine, async (values, signal, by) => {
      const { mail, ...always } = values;
      const request = { ...always, ...(mail !== undefined && { mail }) };
      return savedFrom(await run(updateEmployee, request, signal, by), values, employeeSettingsOf);
    }),
    employeeStatus: action<StatusRequest, Employee>(setEmployeeStatus),
  };
  return { employees: withActors(EmployeesActorsProvider, actors, EmployeesScreen) };
};
