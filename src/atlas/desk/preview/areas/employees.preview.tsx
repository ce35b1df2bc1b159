import { employeeFormMachine } from "../../../../machines/employee-form.machine.ts";
import { employeeStatusMachine } from "../../../../machines/employee-status.machine.ts";
import {
  EmployeesLogicsProvider,
  type EmployeesLogics,
} from "../../../../ui/screens/employees/employees-logics.ts";
import { EmployeesScreen } from "../../../../ui/screens/employees/employees-screen.tsx";
import { inertResource, inertOf, inertSubmission, type PreviewArea } from "../preview-area.ts";

const logics: EmployeesLogics = {
  employees: inertResource(),
  employeeForm: inertOf(employeeFormMachine),
  employeeStatus: inertOf(employeeStatusMachine),
  invitation: inertSubmission(),
};

export const area: PreviewArea = {
  screens: { employees: EmployeesScreen },
  wrap: (screen) => <EmployeesLogicsProvider value={logics}>{screen}</EmployeesLogicsProvider>,
};
