import type { voucherList } from "../../../domain/advantages/advantages.lists.ts";
import type { Advantages } from "../../../domain/advantages/advantages.ts";
import type { Voucher } from "../../../domain/advantages/voucher.ts";
import type { Page, ListRequestOf } from "../../../domain/kit/list.ts";
import type { Locale } from "../../../domain/shell/locale.ts";
import type { ResourceLogic } from "../../../machines/kit/resource.machine.ts";
import type { ActionLogic } from "../../../machines/kit/action.machine.ts";
import { createActorContext } from "../../actors/screen-actors.ts";

/** The request of the voucher lists and their CSV file. */
export type VouchersRequest = ListRequestOf<typeof voucherList>;

/** The actor logic of the advantages. */
export interface AdvantagesActors {
  /** Null for who is no partner. */
  readonly advantages: ResourceLogic<{ readonly instance: Locale }, Advantages | null>;
  readonly vouchers: ResourceLogic<VouchersRequest, Page<Voucher>>;
  /** Saves the server's file; done when it is saved. */
  readonly vouchersCsv: ActionLogic<VouchersRequest, undefined>;
}

export const [AdvantagesActorsProvider, useAdvantagesActors] =
  createActorContext<AdvantagesActors>("advantages");
