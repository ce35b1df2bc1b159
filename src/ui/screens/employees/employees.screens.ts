import { EmployeesScreen } from "./employees-screen.tsx";
import type { ScreenComponents } from "../../shell/screens-context.ts";

export const screens: ScreenComponents = {
  employees: EmployeesScreen,
};
