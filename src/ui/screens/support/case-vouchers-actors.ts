import type { Voucher } from "../../../domain/advantages/voucher.ts";
import type { Page } from "../../../domain/kit/list.ts";
import type { ResourceLogic } from "../../../machines/kit/resource.machine.ts";
import { createActorContext } from "../../actors/screen-actors.ts";
import type { OfTicket } from "./case-part.tsx";
import type { VouchersRequest } from "../advantages/advantages-actors.ts";

/** The actor logic of the vouchers of a ticket's company. */
export interface CaseVouchersActors {
  readonly vouchers: ResourceLogic<OfTicket & VouchersRequest, Page<Voucher>>;
}

export const [CaseVouchersActorsProvider, useCaseVouchersActors] =
  createActorContext<CaseVouchersActors>("case vouchers");
