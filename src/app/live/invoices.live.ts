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
import { createActionMachine } from "../../machines/kit/action.machine.ts";
import type { ArchiveRequest, InvoicesActors } from "../../ui/screens/invoices/invoices-actors.ts";
import type { Live } from "./live.ts";

/** The actors of the ledger and of one document. */
export const liveInvoices = (live: Live): InvoicesActors => ({
  invoices: live.resource(getInvoices),
  balance: live.resource(getAccountBalance),
  invoice: live.resource(getInvoice),
  invoicesCsv: live.download(getInvoicesCsv),
  invoicePdf: live.download(getInvoicePdf),
  deliveryNote: live.download(getInvoiceDeliveryNote),
  archive: createActionMachine<ArchiveRequest, undefined>().provide({
    actors: {
      submit: fromPromise(({ input, signal }) =>
        live.load(getInvoicesArchive, { ...input.request, instance: live.locale() }, signal),
      ),
    },
  }),
  statement: statementMachine.provide({
    actors: {
      submit: fromPromise(({ input, signal }) =>
        live.load(getStatement, { day: statementDay(input.values), instance: live.locale() }, signal),
      ),
    },
  }),
});
