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

/** The day on which all of a sent order had arrived; the server calls it sent. */
const arrivedOn = ({ order, progress: { next, steps } }: ProgressProps): Date | null => {
  const arrival = steps.find(({ kind }) => kind === "arrival");
  return order.status.code === "sent" && next === undefined && arrival?.kind === "arrival"
    ? arrival.day
    : null;
};

const useNextLines = (props: ProgressProps): readonly string[] => {
  const { order, progress } = props;
  const { next, steps } = progress;
  const t = useText();
  const format = useFormat();
  const { ordered, left } = piecesOf(order);
  if (arrivedOn(props) !== null) return [];
  if (next === undefined)
    return steps.flatMap((step) =>
      step.kind === "arrival" && step.day !== null
        ? [t("order.shipment.delivered", { date: format.day(step.day) })]
        : [],
    );
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

/** Where an order is, what comes next, and when (business §3). */
export const OrderAnswer = (props: ProgressProps) => {
  const t = useText();
  const format = useFormat();
  const { order } = props;
  const arrived = arrivedOn(props);
  return (
    <Answer
      label={t("order.where")}
      tone={arrived === null ? orderTone(order.status) : "success"}
      text={
        arrived === null
          ? codeText(t, order.status, (code) => `orders.status.${code}`)
          : t("order.shipment.delivered", { date: format.day(arrived) })
      }
      lines={useNextLines(props)}
    />
  );
};

/** Leads to the carrier of the next parcel that is on its way; undefined where none is, or it cannot be tracked. */
export const trackingOf = ({ shipments }: Order): string | undefined =>
  shipments.find(
    ({ trackingUrl, sentOn, deliveredOn }) => trackingUrl !== null && sentOn !== null && deliveredOn === null,
  )?.trackingUrl ?? undefined;
