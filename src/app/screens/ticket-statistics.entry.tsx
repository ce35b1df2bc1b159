import { StatisticsScreen } from "../../ui/screens/support/statistics-screen.tsx";
import type { ScreenEntry } from "./screen-entry.ts";

export const screens: ScreenEntry["screens"] = () => ({ "ticket-statistics": StatisticsScreen });
