import type { caseVoucherList } from "../../../domain/advantages/advantages.lists.ts";
import type { Voucher } from "../../../domain/advantages/voucher.ts";
import type { Page, ListRequestOf } from "../../../domain/kit/list.ts";
import type { ResourceLogic } from "../../../machines/kit/resource.machine.ts";
import { createActorContext } from "../../actors/screen-actors.ts";
import type { OfTicket } from "./case-part.tsx";

/** The actor logic of the vouchers of a ticket's company. */
export interface CaseVouchersActors {
  readonly vouchers: ResourceLogic<OfTicket & ListRequestOf<typeof caseVoucherList>, Page<Voucher>>;
}

export const [CaseVouchersActorsProvider, useCaseVouchersActors] =
  createActorContext<CaseVouchersActors>("case vouchers");
