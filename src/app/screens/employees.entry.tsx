import { fromPromise } from "xstate";
import { createEmployee, updateEmployee } from "../../api/employees.calls.ts";
import { employeeFormMachine } from "../../machines/employees/employee-form.machine.ts";
import {
  employeeSettingsForm,
  employeeSettingsMachine,
} from "../../machines/employees/employee-settings.machine.ts";
import {
  EmployeesActorsProvider,
  type EmployeesActors,
} from "../../ui/screens/employees/employees-actors.ts";
import { employeeSettingsOf } from "../../ui/screens/employees/employee-values.ts";
import { EmployeesScreen } from "../../ui/screens/employees/employees-screen.tsx";
import { savedFrom, saves } from "./saving.ts";
import type { ScreenEntry } from "./screen-entry.ts";
import { withActors } from "./with-actors.tsx";

export const screens: ScreenEntry["screens"] = ({ run }) => {
  const actors: EmployeesActors = {
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
  };
  return { employees: withActors(EmployeesActorsProvider, actors, EmployeesScreen) };
};
