import type { Advantages } from "../../../domain/advantages/advantages.ts";
import type { Benefit } from "../../../domain/advantages/benefit.ts";
import type { Voucher } from "../../../domain/advantages/voucher.ts";
import type { Text } from "../../i18n/catalogue.ts";
import type { Format } from "../../i18n/format.ts";
import { codeText } from "../../page/code-text.ts";

/** The name of a tier. */
export const tierText = (t: Text, tier: Advantages["tier"]): string =>
  codeText(t, tier, (code) => `advantages.tier.${code}`);

/** A percentage, or the highest one that is given. */
export const percentText = (
  t: Text,
  format: Format,
  { percent, upTo }: { readonly percent: number; readonly upTo: boolean },
): string => {
  const share = format.percent(percent / 100);
  return upTo ? t("advantages.up_to", { share }) : share;
};

/** What a benefit is about, and how much it is. */
export const benefitTexts = (
  t: Text,
  format: Format,
  benefit: Benefit,
): { readonly label: string; readonly value: string } => {
  switch (benefit._tag) {
    case "Discount":
      return {
        label: codeText(t, benefit.on, (code) => `advantages.discount.${code}`),
        value: percentText(t, format, benefit),
      };
    case "Vouchers":
      return {
        label: t("advantages.vouchers_of", { product: benefit.product }),
        value: t("advantages.vouchers_count", {
          number: format.number(benefit.count),
          share: format.percent(benefit.percent / 100),
        }),
      };
    case "Service":
      return {
        label: codeText(t, benefit.code, (code) => `advantages.service.${code}`),
        value: t("advantages.included"),
      };
  }
};

/** The status of a voucher. */
export const voucherStatusText = (t: Text, status: Voucher["status"]): string =>
  codeText(t, status, (code) => `advantages.voucher.status.${code}`);
