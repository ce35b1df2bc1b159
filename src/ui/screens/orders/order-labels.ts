import type { PaymentMethod } from "../../../domain/orders/payment-method.ts";
import type { PaymentStatus, ShippingCode } from "../../../domain/orders/order.ts";
import type { Text } from "../../i18n/catalogue.ts";
import type { Format } from "../../i18n/format.ts";
import { codeText } from "../../page/code-text.ts";

/** The text of a payment method; an unknown code is shown as is. */
export const paymentMethodText = (t: Text, method: PaymentMethod): string =>
  codeText(t, method, (code) => `order.payment.${code}`);

/** The text of a payment's status. */
export const paymentStatusText = (t: Text, status: PaymentStatus): string =>
  codeText(t, status, (code) => `order.payment_status.${code}`);

/** The text of a shipping method. */
export const shippingText = (t: Text, shipping: ShippingCode): string =>
  codeText(t, shipping, (code) => `order.shipping.${code}`);

/** A discount where no heading stands above it; null for none. */
export const discountText = (t: Text, format: Format, discount: number): string | null =>
  discount === 0 ? null : t("order.item.discount.alone", { percent: format.percent(discount) });

/** The id of the element with a document's number, which describes its buttons. */
export const numberId = (number: string): string => `paper-${number}`;
