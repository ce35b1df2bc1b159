import { getDeliveryNote } from "../../../api/order.calls.ts";
import {
  productionSteps,
  type Order,
  type ProductionStep,
  type Shipment,
} from "../../../domain/orders/order.ts";
import type { OrderProgress, OrderStep } from "../../../domain/orders/order-progress.ts";
import { DocumentButton } from "../../calls/document-button.tsx";
import type { Text } from "../../i18n/catalogue.ts";
import { useFormat } from "../../i18n/format.ts";
import { useText } from "../../i18n/use-text.ts";
import { CopyButton } from "../../kit/buttons/copy-button.tsx";
import type { Elements } from "../../kit/elements.ts";
import { Panel } from "../../kit/layout/panel.tsx";
import { Timeline } from "../../kit/layout/timeline.tsx";
import { expectedText, handoverText } from "./order-answer.tsx";
import { numberId, paymentStatusText } from "./order-labels.ts";
import item from "./order-item.module.css";
import styles from "./order.module.css";

type Delivery = Order["deliveries"][number];

/** The first lines of a delivery are shown at once. */
const SHOWN = 5;

const Lines = ({ lines }: Pick<Delivery, "lines">) => {
  const t = useText();
  const format = useFormat();
  const list = (some: Delivery["lines"]) => (
    <ul className={styles["lines"]}>
      {some.map(({ position, name, quantity }) => (
        <li key={position}>{t("order.line", { quantity: format.number(quantity), name })}</li>
      ))}
    </ul>
  );
  const rest = lines.slice(SHOWN);
  return (
    <>
      {list(lines.slice(0, SHOWN))}
      {rest.length === 0 ? null : (
        <details>
          <summary>
            {t("order.lines.more", { count: rest.length, number: format.number(rest.length) })}
          </summary>
          {list(rest)}
        </details>
      )}
    </>
  );
};

const DeliveryRow = ({ delivery: { number, lines } }: { readonly delivery: Delivery }) => {
  const t = useText();
  return (
    <div className={styles["departure"]}>
      <Lines lines={lines} />
      <div className={styles["paper"]}>
        <span>
          <span>{t("order.delivery_note")}</span>{" "}
          <span id={numberId(number)} className={item["number"]}>
            {number}
          </span>{" "}
          <CopyButton small name={number} text={number} />
        </span>
        <DocumentButton
          call={getDeliveryNote}
          about={{ number }}
          label={t("order.pdf")}
          describedBy={numberId(number)}
          doneText={t("invoices.pdf.done")}
          failedTitle={t("invoices.pdf.failed")}
        />
      </div>
    </div>
  );
};

const ShipmentRow = ({
  shipment: { number, carrier, trackingUrl, deliveredOn },
}: {
  readonly shipment: Shipment;
}) => {
  const t = useText();
  const format = useFormat();
  return (
    <div className={styles["paper"]}>
      <span>
        <span>{carrier}</span>{" "}
        {trackingUrl === null ? (
          <span className={item["number"]}>{number}</span>
        ) : (
          <a href={trackingUrl} target="_blank" rel="noreferrer">
            {t("order.shipment.track", { number })}
          </a>
        )}{" "}
        <CopyButton small name={number} text={number} />
      </span>
      <span className={styles["muted"]}>
        {[
          ...(trackingUrl === null ? [t("order.shipment.no_tracking")] : []),
          ...(deliveredOn === null ? [] : [t("order.shipment.delivered", { date: format.day(deliveredOn) })]),
        ].join(" · ")}
      </span>
    </div>
  );
};

/** The steps of production, with the reported one marked: which are done is not reported (docs/decisions/orders.md). */
const Production = ({ step }: { readonly step: ProductionStep }) => {
  const t = useText();
  return step._tag === "Unknown" ? (
    <p>{t("order.production.unknown", { step: step.code })}</p>
  ) : (
    <ol className={styles["steps"]} aria-label={t("order.production")}>
      {productionSteps.map((name) => (
        <li
          key={name}
          className={styles["step"]}
          {...(name === step.code && { "aria-current": "step" as const })}
        >
          {t(`order.production.${name}`)}
        </li>
      ))}
    </ol>
  );
};

interface StepProps {
  readonly order: Order;
  readonly step: OrderStep;
}

/** The words of a step, and its day where it has one. */
const titleOf = (t: Text, { order, step }: StepProps): string => {
  switch (step.kind) {
    case "dispatch":
    case "collection":
      return handoverText(t, order, step.kind);
    case "open":
      return handoverText(t, order, step.handover);
    case "production":
      return t("order.production");
    case "ordered":
    case "payment":
    case "waiting":
    case "arrival":
      return t(`order.step.${step.kind}`);
  }
};

const StepText = ({ step }: Pick<StepProps, "step">): Elements => {
  const t = useText();
  const format = useFormat();
  switch (step.kind) {
    case "payment":
      return step.state === "done" ? null : <span>{paymentStatusText(t, step.status)}</span>;
    case "production":
      // Once it is made, nobody asks how far it is.
      return step.state === "current" || step.state === "reported" ? <Production step={step.step} /> : null;
    case "dispatch":
    case "collection":
      return (
        <div className={styles["departure"]}>
          {step.deliveries.map((delivery) => (
            <DeliveryRow key={delivery.number} delivery={delivery} />
          ))}
          {step.shipments.map((shipment) => (
            <ShipmentRow key={shipment.number} shipment={shipment} />
          ))}
        </div>
      );
    case "waiting":
      return step.shipments.map((shipment) => <ShipmentRow key={shipment.number} shipment={shipment} />);
    case "open": {
      const { pieces } = step.expected;
      return (
        <span>
          {[
            t("order.pieces", { count: pieces, number: format.number(pieces) }),
            expectedText(t, format, step.expected),
          ].join(" · ")}
        </span>
      );
    }
    case "ordered":
    case "arrival":
      return null;
  }
};

/** The story of an order, from its day to its arrival (business §3). */
export const OrderTimeline = ({
  order,
  progress,
}: {
  readonly order: Order;
  readonly progress: OrderProgress;
}) => {
  const t = useText();
  const format = useFormat();
  // Without a day, a word for the state; what is only reported has neither.
  const atOf = (step: OrderStep): string | undefined => {
    if ("day" in step && step.day !== null) return format.day(step.day);
    return step.state === "reported" ? undefined : t(`order.state.${step.state}`);
  };
  return (
    <Panel heading={t("order.progress")}>
      <Timeline
        entries={progress.steps.map((step, at) => ({
          id: String(at),
          state: step.state,
          title: titleOf(t, { order, step }),
          at: atOf(step),
          text: <StepText step={step} />,
        }))}
      />
    </Panel>
  );
};
