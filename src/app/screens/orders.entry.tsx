import { HelpActorsProvider } from "../../ui/screens/help/help-actors.ts";
import { OrderScreen } from "../../ui/screens/orders/order-screen.tsx";
import { OrdersScreen } from "../../ui/screens/orders/orders-screen.tsx";
import { liveHelpOverlay } from "../live/help-overlay.live.ts";
import type { ScreenEntry } from "./screen-entry.ts";
import { withActors } from "./with-actors.tsx";

export const screens: ScreenEntry["screens"] = (live) => ({
  orders: OrdersScreen,
  order: withActors(HelpActorsProvider, { helpOverlay: liveHelpOverlay(live) }, OrderScreen),
});
