import type { Advantages } from "../../../domain/advantages/advantages.ts";
import type { Voucher, voucherColumns, VoucherStatusCode } from "../../../domain/advantages/voucher.ts";
import type { Page } from "../../../domain/kit/list.ts";
import type { Locale } from "../../../domain/shell/locale.ts";
import type { ResourceLogic } from "../../../machines/kit/resource.machine.ts";
import type { SubmissionLogic } from "../../../machines/kit/submission.machine.ts";
import { createActorContext } from "../../actors/screen-actors.ts";
import type { ListRequest } from "../../lists/list-address.ts";

/** The request of the voucher lists and their CSV file. */
export type VouchersRequest = ListRequest<VoucherStatusCode, (typeof voucherColumns)[number]>;

/** The actor logic of the advantages. */
export interface AdvantagesActors {
  /** Null for who is no partner. */
  readonly advantages: ResourceLogic<{ readonly instance: Locale }, Advantages | null>;
  readonly vouchers: ResourceLogic<VouchersRequest, Page<Voucher>>;
  /** Saves the server's file; done when it is saved. */
  readonly vouchersCsv: SubmissionLogic<VouchersRequest, undefined>;
}

export const [AdvantagesActorsProvider, useAdvantagesActors] =
  createActorContext<AdvantagesActors>("advantages");
