import { getInvoicePdf } from "../../api/invoice-pdf.calls.ts";
import {
  getDeliveryNote,
  getIntrastatCsv,
  getOpenProducts,
  getOpenProductsCsv,
  getOrder,
  getOrders,
  getOrdersCsv,
} from "../../api/orders.calls.ts";
import { HelpActorsProvider } from "../../ui/screens/help/help-actors.ts";
import { getTickets } from "../../api/tickets.calls.ts";
import { OrderScreen } from "../../ui/screens/orders/order-screen.tsx";
import { OrdersActorsProvider, type OrdersActors } from "../../ui/screens/orders/orders-actors.ts";
import { OrdersScreen } from "../../ui/screens/orders/orders-screen.tsx";
import { liveHelpOverlay } from "../live/help-overlay.live.ts";
import type { ScreenEntry } from "./screen-entry.ts";
import { withActors } from "./with-actors.tsx";

export const screens: ScreenEntry["screens"] = (live) => {
  const actors: OrdersActors = {
    orders: live.resource(getOrders),
    order: live.resource(getOrder),
    tickets: live.resourceBeside(getTickets),
    invoicePdf: live.download(getInvoicePdf),
    deliveryNote: live.download(getDeliveryNote),
    ordersCsv: live.download(getOrdersCsv),
    openProducts: live.resource(getOpenProducts),
    openProductsCsv: live.download(getOpenProductsCsv),
    intrastatCsv: live.download(getIntrastatCsv),
  };
  return {
    orders: withActors(OrdersActorsProvider, actors, OrdersScreen),
    order: withActors(
      HelpActorsProvider,
      { helpOverlay: liveHelpOverlay(live) },
      withActors(OrdersActorsProvider, actors, OrderScreen),
    ),
  };
};
