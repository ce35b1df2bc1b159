import { getCaseBalance, getCaseInvoices } from "../../api/invoices.calls.ts";
import { InvoicesActorsProvider } from "../../ui/screens/invoices/invoices-actors.ts";
import { InvoicesScreen } from "../../ui/screens/invoices/invoices-screen.tsx";
import {
  CaseInvoicesActorsProvider,
  type CaseInvoicesActors,
} from "../../ui/screens/support/case-invoices-actors.ts";
import { CaseInvoicesScreen } from "../../ui/screens/support/case-invoices-screen.tsx";
import { liveInvoices } from "../live/invoices.live.ts";
import type { ScreenEntry } from "./screen-entry.ts";
import { withActors } from "./with-actors.tsx";

export const screens: ScreenEntry["screens"] = (live) => {
  const ofCase: CaseInvoicesActors = {
    balance: live.resource(getCaseBalance),
    invoices: live.resource(getCaseInvoices),
  };
  return {
    invoices: withActors(InvoicesActorsProvider, liveInvoices(live), InvoicesScreen),
    "case-invoices": withActors(CaseInvoicesActorsProvider, ofCase, CaseInvoicesScreen),
  };
};
