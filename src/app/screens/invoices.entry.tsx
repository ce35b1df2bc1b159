import { fromPromise } from "xstate";
import {
  getAccountBalance,
  getInvoice,
  getInvoiceDeliveryNote,
  getInvoices,
  getInvoicesArchive,
  getInvoicesCsv,
  getStatement,
} from "../../api/invoices.calls.ts";
import { getInvoicePdf } from "../../api/invoice-pdf.calls.ts";
import { statementDay } from "../../domain/invoices/statement.ts";
import { statementMachine } from "../../machines/invoices/statement.machine.ts";
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
    invoicePdf: live.download(getInvoicePdf),
    deliveryNote: live.download(getInvoiceDeliveryNote),
    archive: live.download(getInvoicesArchive),
    statement: statementMachine.provide({
      actors: {
        submit: fromPromise(({ input, signal }) =>
          live.load(getStatement, { day: statementDay(input.values), instance: live.locale() }, signal),
        ),
      },
    }),
  };
  return {
    invoices: withActors(InvoicesActorsProvider, actors, InvoicesScreen),
    invoice: withActors(
      HelpActorsProvider,
      { helpOverlay: liveHelpOverlay(live) },
      withActors(InvoicesActorsProvider, actors, InvoiceScreen),
    ),
  };
};
