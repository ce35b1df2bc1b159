import { InvoicesActorsProvider } from "../../ui/screens/invoices/invoices-actors.ts";
import { InvoicesScreen } from "../../ui/screens/invoices/invoices-screen.tsx";
import { liveInvoices } from "../live/invoices.live.ts";
import type { ScreenEntry } from "./screen-entry.ts";
import { withActors } from "./with-actors.tsx";

export const screens: ScreenEntry["screens"] = (live) => ({
  invoices: withActors(InvoicesActorsProvider, liveInvoices(live), InvoicesScreen),
});
