import { OrderScreen } from "../../ui/screens/orders/order-screen.tsx";
import { OrdersScreen } from "../../ui/screens/orders/orders-screen.tsx";
import { liveHelpOverlay } from "../live/help-overlay.live.ts";
import type { ScreenEntry, ScreenMachines } from "./screen-entry.ts";

export const machines: ScreenMachines = (live) => [liveHelpOverlay(live)];

export const screens: ScreenEntry["screens"] = () => ({ orders: OrdersScreen, order: OrderScreen });
