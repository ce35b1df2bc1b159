import { liveHelpOverlay } from "../live/help-overlay.live.ts";
import type { ScreenMachines } from "./screen-entry.ts";

export const machines: ScreenMachines = (live) => [liveHelpOverlay(live)];

export { screens } from "../../ui/screens/orders/order.screens.ts";
