import { askedOfOrder } from "../../../domain/invoices/paying.ts";
import type { Order } from "../../../domain/orders/order.ts";
import {
  piecesOf,
  type Expected,
  type Handover,
  type OrderProgress,
} from "../../../domain/orders/order-progress.ts";
import { useFormat, type Format } from "../../i18n/format.ts";
import type { Text } from "../../i18n/catalogue.ts";
import { useText } from "../../i18n/use-text.ts";
import { Answer } from "../../kit/layout/answer.tsx";
import { codeText } from "../../page/code-text.ts";
import { askedText } from "../invoices/asked-text.ts";
import { shippingText } from "./order-labels.ts";
import { orderTone } from "./order-status-badge.tsx";

/** When what is open of an order is expected to leave, or to be ready for whoever takes it along. */
export const expectedText = (t: Text, format: Format, { first, last, rest }: Expected): string => {
  if (first === null || last === null) return t("order.expected.unknown");
  if (rest) return t("order.expected.from", { day: format.day(first) });
  return first.getTime() === last.getTime()
    ? t("order.expected.on", { day: format.day(first) })
    : t("order.expected.between", { first: format.day(first), last: format.day(last) });
};

/** How the goods of an order leave, as the step of its timeline is called. */
export const handoverText = (t: Text, { shippingMethod }: Order, handover: Handover): string =>
  handover === "dispatch" ? t("order.step.dispatch") : shippingText(t, shippingMethod);

interface ProgressProps {
  readonly order: Order;
  readonly progress: OrderProgress;
}

const useNextLines = ({ order, progress: { next, arrivedOn } }: ProgressProps): readonly string[] => {
  const t = useText();
  const format = useFormat();
  const { ordered, left } = piecesOf(order);
  if (next === undefined)
    return arrivedOn === null ? [] : [t("order.shipment.delivered", { date: format.day(arrivedOn) })];
  if (next.kind === "payment") {
    const asked = askedOfOrder(order);
    return [...(asked._tag === "Settled" ? [] : [askedText(t, format, asked)]), t("order.next.payment")];
  }
  if (next.kind === "pickup" || next.kind === "arrival") return [t(`order.next.${next.kind}`)];
  return [
    ...(left === 0 ? [] : [t("order.left", { left: format.number(left), ordered: format.number(ordered) })]),
    t("order.next.expected", {
      step: handoverText(t, order, next.kind),
      when: expectedText(t, format, next.expected),
    }),
  ];
};

/** Where an order is, what comes next, and when (business §3). The server calls an order sent until it is completed: once all of it has arrived, that is the answer. */
export const OrderAnswer = (props: ProgressProps) => {
  const t = useText();
  const { order, progress } = props;
  const status = codeText(t, order.status, (code) => `orders.status.${code}`);
  const lines = useNextLines(props);
  const { reference, total } = order;
  const sum = useFormat().money(total);
  const isDelivered = order.status.code === "sent" && progress.arrivedOn !== null;
  const [answer = status, ...explained] = isDelivered ? lines : [status, ...lines];
  const isAwaited = progress.next?.kind === "payment";
  const facts = [reference, isAwaited ? "" : sum].filter((fact) => fact !== "").join(" · ");
  return (
    <Answer
      label={t("order.where")}
      tone={isDelivered ? "success" : orderTone(order.status)}
      text={isAwaited ? `${t("kit.label", { name: answer })} ${sum}` : answer}
      lines={[...explained, facts].filter((line) => line !== "")}
    />
  );
};

/** Leads to the carrier of the next parcel that is on its way; undefined where none is, or it cannot be tracked. */
export const trackingOf = ({ shipments }: Order): string | undefined =>
  shipments.find(
    ({ trackingUrl, sentOn, deliveredOn }) => trackingUrl !== null && sentOn !== null && deliveredOn === null,
  )?.trackingUrl ?? undefined;
