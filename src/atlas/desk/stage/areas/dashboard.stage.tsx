import { DashboardLogicsProvider } from "../../../../ui/screens/dashboard/dashboard-logics.ts";
import { DashboardScreen } from "../../../../ui/screens/dashboard/dashboard-screen.tsx";
import { still, type StageArea } from "../stage-area.ts";

export const area: StageArea = {
  screens: { dashboard: DashboardScreen },
  wrap: (screen) => (
    <DashboardLogicsProvider
      value={{ dashboard: still(), banners: still(), hotlinks: still(), contacts: still() }}
    >
      {screen}
    </DashboardLogicsProvider>
  ),
};
