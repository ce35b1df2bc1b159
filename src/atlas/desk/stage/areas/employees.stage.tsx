import { employeeFormMachine } from "../../../../machines/employee-form.machine.ts";
import { employeeStatusMachine } from "../../../../machines/employee-status.machine.ts";
import {
  EmployeesLogicsProvider,
  type EmployeesLogics,
} from "../../../../ui/screens/employees/employees-logics.ts";
import { EmployeesScreen } from "../../../../ui/screens/employees/employees-screen.tsx";
import { still, stillOf, unsent, type StageArea } from "../stage-area.ts";

const logics: EmployeesLogics = {
  employees: still(),
  employeeForm: stillOf(employeeFormMachine),
  employeeStatus: stillOf(employeeStatusMachine),
  invitation: unsent(),
};

export const area: StageArea = {
  screens: { employees: EmployeesScreen },
  wrap: (screen) => <EmployeesLogicsProvider value={logics}>{screen}</EmployeesLogicsProvider>,
};
