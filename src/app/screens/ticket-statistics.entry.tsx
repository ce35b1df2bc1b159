import { StatisticsScreen } from "../../ui/screens/support/statistics-screen.tsx";
import { SupportActorsProvider } from "../../ui/screens/support/support-actors.ts";
import { liveSupport } from "../live/support.live.ts";
import type { ScreenEntry } from "./screen-entry.ts";
import { withActors } from "./with-actors.tsx";

export const screens: ScreenEntry["screens"] = (live) => ({
  "ticket-statistics": withActors(SupportActorsProvider, liveSupport(live), StatisticsScreen),
});
