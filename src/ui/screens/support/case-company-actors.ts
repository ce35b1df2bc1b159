import type { Voucher, VoucherStatusCode, voucherColumns } from "../../../domain/advantages/voucher.ts";
import type { AccountBalance } from "../../../domain/invoices/account-balance.ts";
import type { LedgerEntry } from "../../../domain/invoices/invoice.ts";
import type { CaseCompany } from "../../../domain/support/case-company.ts";
import type { TicketId } from "../../../domain/tickets/ticket.ts";
import type { TrainingBooking } from "../../../domain/trainings/training.ts";
import type { ResourceLogic } from "../../../machines/kit/resource.machine.ts";
import { createActorContext } from "../../actors/screen-actors.ts";
import type { ListRequest, Page } from "../../lists/list-address.ts";
import type { InvoicesRequest } from "../invoices/invoices-actors.ts";
import type { BookingsRequest } from "../trainings/trainings-actors.ts";

/** The ticket whose company is looked at. */
export interface OfTicket {
  readonly id: TicketId;
}

type VouchersRequest = ListRequest<VoucherStatusCode, (typeof voucherColumns)[number]>;

/** The actor logic of what staff see of a ticket's company. */
export interface CaseCompanyActors {
  readonly company: ResourceLogic<OfTicket, CaseCompany>;
  readonly balance: ResourceLogic<OfTicket, readonly AccountBalance[]>;
  readonly invoices: ResourceLogic<OfTicket & InvoicesRequest, Page<LedgerEntry>>;
  readonly trainings: ResourceLogic<OfTicket & BookingsRequest, Page<TrainingBooking>>;
  readonly vouchers: ResourceLogic<OfTicket & VouchersRequest, Page<Voucher>>;
}

export const [CaseCompanyActorsProvider, useCaseCompanyActors] =
  createActorContext<CaseCompanyActors>("case company");
