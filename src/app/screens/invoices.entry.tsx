import {
  getAccountBalance,
  getInvoice,
  getInvoices,
  getInvoicesCsv,
  getCaseBalance,
  getCaseInvoices,
} from "../../api/invoices.calls.ts";
import {
  CaseInvoicesActorsProvider,
  type CaseInvoicesActors,
} from "../../ui/screens/support/case-invoices-actors.ts";
import { CaseInvoicesScreen } from "../../ui/screens/support/case-invoices-screen.tsx";
import { HelpActorsProvider } from "../../ui/screens/help/help-actors.ts";
import { InvoiceScreen } from "../../ui/screens/invoices/invoice-screen.tsx";
import { InvoicesActorsProvider, type InvoicesActors } from "../../ui/screens/invoices/invoices-actors.ts";
import { InvoicesScreen } from "../../ui/screens/invoices/invoices-screen.tsx";
import { liveHelpOverlay } from "../live/help-overlay.live.ts";
import type { ScreenEntry } from "./screen-entry.ts";
import { withActors } from "./with-actors.tsx";

export const screens: ScreenEntry["screens"] = (live) => {
  const actors: InvoicesActors = {
    invoices: live.resource(getInvoices),
    balance: live.resource(getAccountBalance),
    invoice: live.resource(getInvoice),
    invoicesCsv: live.download(getInvoicesCsv),
  };
  const ofCase: CaseInvoicesActors = {
    balance: live.resource(getCaseBalance),
    invoices: live.resource(getCaseInvoices),
  };
  return {
    "case-invoices": withActors(CaseInvoicesActorsProvider, ofCase, CaseInvoicesScreen),
    invoices: withActors(InvoicesActorsProvider, actors, InvoicesScreen),
    invoice: withActors(
      HelpActorsProvider,
      { helpOverlay: liveHelpOverlay(live) },
      withActors(InvoicesActorsProvider, actors, InvoiceScreen),
    ),
  };
};
