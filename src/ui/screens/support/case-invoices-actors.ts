import type { AccountBalance } from "../../../domain/invoices/account-balance.ts";
import type { LedgerEntry } from "../../../domain/invoices/invoice.ts";
import type { Page } from "../../../domain/kit/list.ts";
import type { ResourceLogic } from "../../../machines/kit/resource.machine.ts";
import { createActorContext } from "../../actors/screen-actors.ts";
import type { OfTicket } from "./case-part.tsx";
import type { InvoicesRequest } from "../invoices/invoices-actors.ts";

/** The actor logic of the invoices of a ticket's company. */
export interface CaseInvoicesActors {
  readonly balance: ResourceLogic<OfTicket, readonly AccountBalance[]>;
  readonly invoices: ResourceLogic<OfTicket & InvoicesRequest, Page<LedgerEntry>>;
}

export const [CaseInvoicesActorsProvider, useCaseInvoicesActors] =
  createActorContext<CaseInvoicesActors>("case invoices");
