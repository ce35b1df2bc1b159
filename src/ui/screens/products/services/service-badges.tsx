import {
  endsSoon,
  timedServices,
  type ServiceStatus,
  type TimedState,
} from "../../../../domain/products/cloud-service.ts";
import type { ProductSummary } from "../../../../domain/products/product-summary.ts";
import { useText } from "../../../i18n/use-text.ts";
import { Badge, type BadgeProps } from "../../../kit/states/badge.tsx";
import { serviceStatusText } from "../product-labels.ts";
import { useEndsSoon, useServiceEnd } from "./use-service-end.ts";
import styles from "../products.module.css";

type BadgeTone = NonNullable<BadgeProps["tone"]>;

const tones: Readonly<Partial<Record<string, BadgeTone>>> = {
  off: "neutral",
  test: "info",
  active: "success",
  expired: "danger",
};

/** The state of a service as text; a service that expires soon has a warning tone. */
export const ServiceBadge = ({
  state,
  now,
}: {
  readonly state: Pick<TimedState, "status" | "validUntil">;
  readonly now: Date;
}) => {
  const t = useText();
  return (
    <Badge
      tone={endsSoon(state, now) ? "warning" : (tones[state.status.code] ?? "neutral")}
      label={serviceStatusText(t, state.status)}
    />
  );
};

/** The state of a service without an end date. */
export const StatusBadge = ({ status }: { readonly status: ServiceStatus }) => {
  const t = useText();
  return <Badge tone={tones[status.code] ?? "neutral"} label={serviceStatusText(t, status)} />;
};

type OfProduct = { readonly product: ProductSummary };

interface ServiceEnd {
  readonly label: string;
  /** How urgent it is; none where it is far away. */
  readonly tone?: "danger" | "warning";
}

/** When the services of a product end: all that have, or will soon, and else the one that ends first. */
export const useServiceEnds = () => {
  const t = useText();
  const soon = useEndsSoon();
  const end = useServiceEnd();
  return (product: ProductSummary): readonly ServiceEnd[] => {
    const timed = timedServices.map((service) => ({ service, state: product[service] }));
    const labelOf = (service: (typeof timedServices)[number], status: string) =>
      t("product.service.with_status", { service: t(`product.service.${service}`), status });
    const urgent = timed.flatMap(({ service, state }) => {
      const expired = state.status.code === "expired";
      const status = expired ? end(state) : soon(state);
      return status === undefined
        ? []
        : [{ label: labelOf(service, status), tone: expired ? "danger" : "warning" } as const];
    });
    if (urgent.length > 0 || product.nextExpiry === null) return urgent;
    return timed
      .filter(({ state }) => state.validUntil?.getTime() === product.nextExpiry?.getTime())
      .slice(0, 1)
      .map(({ service, state }) => ({ label: labelOf(service, end(state)) }));
  };
};

/** The ends of services as badges, as far as they are urgent. */
export const ServiceEnds = ({ ends }: { readonly ends: readonly ServiceEnd[] }) => {
  const t = useText();
  return ends.length === 0 ? (
    <span className={styles["muted"]}>{t("products.no_expiry")}</span>
  ) : (
    <span className={styles["badges"]}>
      {ends.map(({ label, tone }) =>
        tone === undefined ? (
          <span key={label}>{label}</span>
        ) : (
          <Badge key={label} tone={tone} label={label} />
        ),
      )}
    </span>
  );
};

/** A product's services that are on, in short. */
export const ServicesAtAGlance = ({ product }: OfProduct) => {
  const t = useText();
  const all = [
    { service: "mailer", status: product.mailer },
    { service: "push", status: product.push },
    { service: "weather", status: product.weather.status },
    { service: "caller", status: product.caller.status },
  ] as const;
  const on = all.filter(({ status }) => status.code !== "off" && status.code !== "expired");
  if (on.length === 0) return <span className={styles["muted"]}>{t("product.services.none")}</span>;
  return (
    <span className={styles["badges"]}>
      {on.map(({ service, status }) => {
        const name = t(`product.service.${service}`);
        return (
          <Badge
            key={service}
            tone={tones[status.code] ?? "neutral"}
            // What is as usual needs no words.
            label={
              status.code === "active"
                ? name
                : t("product.service.with_status", { service: name, status: serviceStatusText(t, status) })
            }
          />
        );
      })}
    </span>
  );
};
