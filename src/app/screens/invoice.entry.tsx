import { HelpActorsProvider } from "../../ui/screens/help/help-actors.ts";
import { InvoiceScreen } from "../../ui/screens/invoices/invoice-screen.tsx";
import { liveHelpOverlay } from "../live/help-overlay.live.ts";
import type { ScreenEntry } from "./screen-entry.ts";
import { withActors } from "./with-actors.tsx";

/** Apart from the ledger, which writes no ticket. */
export const screens: ScreenEntry["screens"] = (live) => ({
  invoice: withActors(HelpActorsProvider, { helpOverlay: liveHelpOverlay(live) }, InvoiceScreen),
});
