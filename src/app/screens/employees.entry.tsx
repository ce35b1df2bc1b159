import { fromPromise } from "xstate";
import { createEmployee, updateEmployee } from "../../api/employees.calls.ts";
import { employeeFormMachine } from "../../machines/employees/employee-form.machine.ts";
import {
  employeeSettingsForm,
  employeeSettingsMachine,
} from "../../machines/employees/employee-settings.machine.ts";
import { employeeSettingsOf } from "../../ui/screens/employees/employee-values.ts";
import { savedFrom, saves } from "./saving.ts";
import type { ScreenMachines } from "./screen-entry.ts";

export const machines: ScreenMachines = ({ run }) => [
  employeeFormMachine.provide({
    actors: {
      submit: fromPromise(({ input, signal, self }) =>
        run(createEmployee, input.values, signal, { by: self }),
      ),
    },
  }),
  saves(employeeSettingsForm, employeeSettingsMachine, async (values, signal, by) => {
    const { mail, ...always } = values;
    const request = { ...always, ...(mail !== undefined && { mail }) };
    return savedFrom(await run(updateEmployee, request, signal, by), values, employeeSettingsOf);
  }),
];

export { screens } from "../../ui/screens/employees/employees.screens.ts";
