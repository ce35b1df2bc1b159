import { fromPromise } from "xstate";
import {
  getAccountBalance,
  getInvoice,
  getInvoiceDeliveryNote,
  getInvoices,
  getInvoicesCsv,
  getStatement,
} from "../../api/invoices.calls.ts";
import { getInvoicePdf } from "../../api/invoice-pdf.calls.ts";
import { statementDay } from "../../domain/invoices/statement.ts";
import { statementMachine } from "../../machines/invoices/statement.machine.ts";
import type { InvoicesActors } from "../../ui/screens/invoices/invoices-actors.ts";
import type { Live } from "./live.ts";

/** The actors of the ledger and of one document. */
export const liveInvoices = (live: Live): InvoicesActors => ({
  invoices: live.resource(getInvoices),
  balance: live.resource(getAccountBalance),
  invoice: live.resource(getInvoice),
  invoicesCsv: live.download(getInvoicesCsv),
  invoicePdf: live.download(getInvoicePdf),
  deliveryNote: live.download(getInvoiceDeliveryNote),
  statement: statementMachine.provide({
    actors: {
      submit: fromPromise(({ input, signal }) =>
        live.load(getStatement, { day: statementDay(input.values), instance: live.locale() }, signal),
      ),
    },
  }),
});
