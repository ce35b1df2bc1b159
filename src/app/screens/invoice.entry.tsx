import { InvoiceScreen } from "../../ui/screens/invoices/invoice-screen.tsx";
import { liveHelpOverlay } from "../live/help-overlay.live.ts";
import type { ScreenEntry, ScreenMachines } from "./screen-entry.ts";

export const machines: ScreenMachines = (live) => [liveHelpOverlay(live)];

/** Apart from the ledger, which writes no ticket. */
export const screens: ScreenEntry["screens"] = () => ({ invoice: InvoiceScreen });
