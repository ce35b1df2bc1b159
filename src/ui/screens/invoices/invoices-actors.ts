import type { invoiceList } from "../../../domain/invoices/invoices.lists.ts";
import type { ListRequestOf } from "../../../domain/kit/list.ts";
import type { AccountBalance } from "../../../domain/invoices/account-balance.ts";
import type { InvoiceNumber } from "../../../domain/invoices/document.ts";
import type { Invoice, LedgerPage } from "../../../domain/invoices/invoice.ts";
import type { StatementLogic } from "../../../machines/invoices/statement.machine.ts";
import type { ResourceLogic } from "../../../machines/kit/resource.machine.ts";
import type { ActionLogic } from "../../../machines/kit/action.machine.ts";
import { createActorContext } from "../../actors/screen-actors.ts";
import type { PdfLogic } from "../../form/pdf-button.tsx";

/** The request of the ledger and its CSV file. */
export type InvoicesRequest = ListRequestOf<typeof invoiceList>;

/** The actor logic of the invoice screens. */
export interface InvoicesActors {
  readonly invoices: ResourceLogic<InvoicesRequest, LedgerPage>;
  readonly balance: ResourceLogic<Readonly<Record<string, never>>, readonly AccountBalance[]>;
  readonly invoice: ResourceLogic<{ readonly id: InvoiceNumber }, Invoice>;
  /** Saves the server's file; done when it is saved. */
  readonly invoicesCsv: ActionLogic<InvoicesRequest, undefined>;
  readonly invoicePdf: PdfLogic<{ readonly id: InvoiceNumber }>;
  /** The delivery note of an invoice. */
  readonly deliveryNote: PdfLogic<{ readonly id: InvoiceNumber }>;
  readonly statement: StatementLogic;
}

export const [InvoicesActorsProvider, useInvoicesActors] = createActorContext<InvoicesActors>("invoices");
