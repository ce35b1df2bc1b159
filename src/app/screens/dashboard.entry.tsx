import { getBanners, getContacts, getDashboard, getHotlinks } from "../../api/dashboard.calls.ts";
import {
  DashboardActorsProvider,
  type DashboardActors,
} from "../../ui/screens/dashboard/dashboard-actors.ts";
import { DashboardScreen } from "../../ui/screens/dashboard/dashboard-screen.tsx";
import type { ScreenEntry } from "./screen-entry.ts";
import { withActors } from "./with-actors.tsx";

export const screens: ScreenEntry["screens"] = (live) => {
  const actors: DashboardActors = {
    dashboard: live.resource(getDashboard),
    banners: live.resourceBeside(getBanners),
    hotlinks: live.resourceBeside(getHotlinks),
    contacts: live.resourceBeside(getContacts),
  };
  return { dashboard: withActors(DashboardActorsProvider, actors, DashboardScreen) };
};
