import { liveStatistics } from "../live/statistics.live.ts";
import { StatisticsActorsProvider } from "../../ui/screens/support/statistics-actors.ts";
import { StatisticsScreen } from "../../ui/screens/support/statistics-screen.tsx";
import type { ScreenEntry } from "./screen-entry.ts";
import { withActors } from "./with-actors.tsx";

export const screens: ScreenEntry["screens"] = (live) => ({
  "ticket-statistics": withActors(StatisticsActorsProvider, liveStatistics(live), StatisticsScreen),
});
