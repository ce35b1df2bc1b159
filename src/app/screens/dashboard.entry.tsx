import { getBanners, getContacts, getDashboard, getHotlinks } from "../../api/dashboard.calls.ts";
import {
  DashboardLogicsProvider,
  type DashboardLogics,
} from "../../ui/screens/dashboard/dashboard-logics.ts";
import { DashboardScreen } from "../../ui/screens/dashboard/dashboard-screen.tsx";
import type { ScreenEntry } from "./screen-entry.ts";
import { withLogics } from "./with-logics.tsx";

export const screens: ScreenEntry["screens"] = (live) => {
  const logics: DashboardLogics = {
    dashboard: live.resource(getDashboard),
    banners: live.resourceBeside(getBanners),
    hotlinks: live.resourceBeside(getHotlinks),
    contacts: live.resourceBeside(getContacts),
  };
  return { dashboard: withLogics(DashboardLogicsProvider, logics, DashboardScreen) };
};
