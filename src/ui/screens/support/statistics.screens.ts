import { StatisticsScreen } from "./statistics-screen.tsx";
import type { ScreenComponents } from "../../shell/screens-context.ts";

export const screens: ScreenComponents = {
  "ticket-statistics": StatisticsScreen,
};
