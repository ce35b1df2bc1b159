import type { VoucherValue } from "../../../domain/advantages/voucher.ts";
import type { Format } from "../../i18n/format.ts";

/** What a voucher takes off. */
export const voucherValueText = (format: Format, value: VoucherValue): string =>
  value._tag === "Percent" ? format.percent(value.percent / 100) : format.money(value.amount);
