import { getOrder, getOrders, getOrdersCsv } from "../../api/orders.calls.ts";
import { HelpLogicsProvider } from "../../ui/screens/help/help-logics.ts";
import { OrderScreen } from "../../ui/screens/orders/order-screen.tsx";
import { OrdersLogicsProvider, type OrdersLogics } from "../../ui/screens/orders/orders-logics.ts";
import { OrdersScreen } from "../../ui/screens/orders/orders-screen.tsx";
import { liveHelpOverlay } from "../live/help-overlay.live.ts";
import type { ScreenEntry } from "./screen-entry.ts";
import { withLogics } from "./with-logics.tsx";

export const screens: ScreenEntry["screens"] = (live) => {
  const logics: OrdersLogics = {
    orders: live.resource(getOrders),
    order: live.resource(getOrder),
    ordersCsv: live.download(getOrdersCsv),
  };
  return {
    orders: withLogics(OrdersLogicsProvider, logics, OrdersScreen),
    order: withLogics(
      HelpLogicsProvider,
      { helpOverlay: liveHelpOverlay(live) },
      withLogics(OrdersLogicsProvider, logics, OrderScreen),
    ),
  };
};
