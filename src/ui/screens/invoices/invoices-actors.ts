import type { AccountBalance } from "../../../domain/invoices/account-balance.ts";
import type { EntryKindCode, InvoiceNumber } from "../../../domain/invoices/document.ts";
import type {
  Invoice,
  invoiceColumns,
  InvoiceStateCode,
  LedgerEntry,
} from "../../../domain/invoices/invoice.ts";
import type { ResourceLogic } from "../../../machines/kit/resource.machine.ts";
import type { SubmissionLogic } from "../../../machines/kit/submission.machine.ts";
import { createActorContext } from "../../actors/screen-actors.ts";
import type { ListRequest, Page } from "../../lists/list-address.ts";

export type SortedColumn = (typeof invoiceColumns)[number];

/** The request of the ledger and its CSV file. */
export interface InvoicesRequest extends Omit<ListRequest<InvoiceStateCode, SortedColumn>, "filter"> {
  readonly filter?: {
    readonly search?: string;
    readonly status?: readonly InvoiceStateCode[];
    readonly kind?: EntryKindCode;
    readonly from?: Date;
    readonly to?: Date;
  };
}

/** The actor logic of the invoice screens. */
export interface InvoicesActors {
  readonly invoices: ResourceLogic<InvoicesRequest, Page<LedgerEntry>>;
  readonly balance: ResourceLogic<Readonly<Record<string, never>>, readonly AccountBalance[]>;
  readonly invoice: ResourceLogic<{ readonly id: InvoiceNumber }, Invoice>;
  /** Saves the server's file; done when it is saved. */
  readonly invoicesCsv: SubmissionLogic<InvoicesRequest, undefined>;
}

export const [InvoicesActorsProvider, useInvoicesActors] = createActorContext<InvoicesActors>("invoices");
