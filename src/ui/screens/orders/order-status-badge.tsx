import type { OrderStatus } from "../../../domain/orders/order-summary.ts";
import { useText } from "../../i18n/use-text.ts";
import { Badge, type BadgeProps } from "../../kit/states/badge.tsx";
import { codeText } from "../../page/code-text.ts";

const tones: Readonly<Partial<Record<string, NonNullable<BadgeProps["tone"]>>>> = {
  in_progress: "info",
  no_payment: "warning",
  ready_for_delivery: "info",
  ready_for_pickup: "info",
  sent: "success",
  partially_sent: "warning",
  done: "success",
};

/** The meaning of an order's status. */
export const orderTone = ({ code }: OrderStatus): NonNullable<BadgeProps["tone"]> => tones[code] ?? "neutral";

/** An order's status as text (business §4, §9), an unknown code as it is; the colour repeats it. */
export const OrderStatusBadge = ({ status }: { readonly status: OrderStatus }) => {
  const t = useText();
  const label = codeText(t, status, (code) => `orders.status.${code}`);
  return <Badge tone={orderTone(status)} label={label} />;
};
