import { helpOverlayMachine, type HelpOverlayLogic } from "../../../../machines/help-overlay.machine.ts";
import { HelpLogicsProvider } from "../../../../ui/screens/help/help-logics.ts";
import { OrderScreen } from "../../../../ui/screens/orders/order-screen.tsx";
import { OrdersLogicsProvider } from "../../../../ui/screens/orders/orders-logics.ts";
import { OrdersScreen } from "../../../../ui/screens/orders/orders-screen.tsx";
import { inert } from "../../../inert/inert.ts";
import { inertResource, inertSubmission, type PreviewArea } from "../preview-area.ts";

export const area: PreviewArea = {
  screens: { orders: OrdersScreen, order: OrderScreen },
  wrap: (screen) => (
    <HelpLogicsProvider value={{ helpOverlay: inert(helpOverlayMachine) as HelpOverlayLogic }}>
      <OrdersLogicsProvider
        value={{ orders: inertResource(), order: inertResource(), ordersCsv: inertSubmission() }}
      >
        {screen}
      </OrdersLogicsProvider>
    </HelpLogicsProvider>
  ),
};
