import type { Asked } from "../../../domain/invoices/paying.ts";
import type { Text } from "../../i18n/catalogue.ts";
import type { Format } from "../../i18n/format.ts";
import { paymentMethodText } from "../orders/order-labels.ts";

/** What a document asks of the customer, as a sentence. */
export const askedText = (t: Text, format: Format, asked: Asked): string => {
  switch (asked._tag) {
    case "Settled":
      return t("pay.settled");
    case "Transfer":
      return asked.insteadOf === null
        ? t("pay.transfer")
        : t("pay.transfer.late", { method: paymentMethodText(t, asked.insteadOf) });
    case "Debit":
      return asked.on === null ? t("pay.debit.soon") : t("pay.debit.on", { day: format.day(asked.on) });
    case "Shop":
      return t("pay.shop", { method: paymentMethodText(t, asked.payment) });
    case "Credit":
      return t("pay.credit");
    case "Otherwise": {
      const { payment } = asked;
      switch (payment.code) {
        case "cash":
        case "cash_on_delivery":
        case "cheque":
        case "claim":
        case "intercompany":
          return t(`pay.otherwise.${payment.code}`);
        default:
          return t("pay.otherwise.new", { method: paymentMethodText(t, payment) });
      }
    }
  }
};
