import { fromPromise } from "xstate";
import {
  createEmployee,
  getEmployees,
  resendInvitation,
  setEmployeeStatus,
  updateEmployee,
} from "../../api/employees.calls.ts";
import type { EmployeeId } from "../../domain/employees/employee.ts";
import { employeeFormMachine } from "../../machines/employees/employee-form.machine.ts";
import {
  employeeSettingsForm,
  employeeSettingsMachine,
} from "../../machines/employees/employee-settings.machine.ts";
import { employeeStatusMachine } from "../../machines/employees/employee-status.machine.ts";
import {
  EmployeesActorsProvider,
  type EmployeesActors,
} from "../../ui/screens/employees/employees-actors.ts";
import { employeeSettingsOf } from "../../ui/screens/employees/employee-values.ts";
import { EmployeesScreen } from "../../ui/screens/employees/employees-screen.tsx";
import { savedFrom, saves } from "./saving.ts";
import type { ScreenEntry } from "./screen-entry.ts";
import { withActors } from "./with-actors.tsx";

export const screens: ScreenEntry["screens"] = ({ resource, submission, run }) => {
  const key = () => ({ idempotencyKey: crypto.randomUUID() });
  const actors: EmployeesActors = {
    employees: resource(getEmployees),
    invitation: submission<{ readonly id: EmployeeId }, unknown>(resendInvitation),
    employeeForm: employeeFormMachine.provide({
      actors: {
        submit: fromPromise(({ input, signal }) => run(createEmployee, input.values, signal, key())),
      },
    }),
    employeeSettings: saves(employeeSettingsForm, employeeSettingsMachine, async (values, signal) =>
      savedFrom(await run(updateEmployee, values, signal, key()), values, employeeSettingsOf),
    ),
    employeeStatus: employeeStatusMachine.provide({
      actors: {
        setStatus: fromPromise(({ input: { id, status }, signal }) =>
          run(setEmployeeStatus, { id, status }, signal, key()),
        ),
      },
    }),
  };
  return { employees: withActors(EmployeesActorsProvider, actors, EmployeesScreen) };
};
