import { DashboardLogicsProvider } from "../../../../ui/screens/dashboard/dashboard-logics.ts";
import { DashboardScreen } from "../../../../ui/screens/dashboard/dashboard-screen.tsx";
import { inertResource, type PreviewArea } from "../preview-area.ts";

export const area: PreviewArea = {
  screens: { dashboard: DashboardScreen },
  wrap: (screen) => (
    <DashboardLogicsProvider
      value={{
        dashboard: inertResource(),
        banners: inertResource(),
        hotlinks: inertResource(),
        contacts: inertResource(),
      }}
    >
      {screen}
    </DashboardLogicsProvider>
  ),
};
