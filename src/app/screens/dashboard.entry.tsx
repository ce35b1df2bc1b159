import { DashboardScreen } from "../../ui/screens/dashboard/dashboard-screen.tsx";
import type { ScreenEntry } from "./screen-entry.ts";

export const screens: ScreenEntry["screens"] = () => ({ dashboard: DashboardScreen });
