import { DashboardScreen } from "./dashboard-screen.tsx";
import type { ScreenComponents } from "../../shell/screens-context.ts";

export const screens: ScreenComponents = {
  dashboard: DashboardScreen,
};
