import type {
  OrderStatus,
  PaymentMethod,
  PaymentStatus,
  ShippingCode,
} from "../../../domain/orders/order.ts";
import type { Text } from "../../i18n/catalogue.ts";
import { codeText } from "../../page/code-text.ts";

/** The words of an order's codes (business §4, §9); a code that is not in the catalogue is shown as it came. */
export const orderStatusText = (t: Text, status: OrderStatus): string =>
  codeText(t, status, (code) => `orders.status.${code}`);
export const paymentMethodText = (t: Text, method: PaymentMethod): string =>
  codeText(t, method, (code) => `order.payment.${code}`);
export const paymentStatusText = (t: Text, status: PaymentStatus): string =>
  codeText(t, status, (code) => `order.payment_status.${code}`);
export const shippingText = (t: Text, shipping: ShippingCode): string =>
  codeText(t, shipping, (code) => `order.shipping.${code}`);
