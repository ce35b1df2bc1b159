import { endsSoon, type ServiceStatus, type TimedState } from "../../../../domain/products/cloud-service.ts";
import type { ProductSummary } from "../../../../domain/products/product.ts";
import { useText } from "../../../i18n/use-text.ts";
import { Badge, type BadgeProps } from "../../../kit/states/badge.tsx";
import { serviceStatusText } from "../product-labels.ts";
import { useEndsSoon } from "./use-service-end.ts";
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

/** A product's services in short: the active and the expired ones. */
export const ServicesAtAGlance = ({ product }: { readonly product: ProductSummary }) => {
  const t = useText();
  const endsSoonText = useEndsSoon();
  const all = [
    { service: "mailer", status: product.mailer, validUntil: null },
    { service: "push", status: product.push, validUntil: null },
    { service: "weather", ...product.weather },
    { service: "caller", ...product.caller },
  ] as const;
  const on = all.filter(({ status }) => status.code !== "off");
  if (on.length === 0) return <span className={styles["muted"]}>{t("product.services.none")}</span>;
  return (
    <span className={styles["badges"]}>
      {on.map(({ service, status, validUntil }) => {
        const name = t(`product.service.${service}`);
        const soon = endsSoonText({ status, validUntil });
        // What is as usual needs no words.
        const said = [status.code === "active" ? [] : serviceStatusText(t, status), soon ?? []].flat();
        return (
          <Badge
            key={service}
            tone={soon === undefined ? (tones[status.code] ?? "neutral") : "warning"}
            label={
              said.length === 0
                ? name
                : t("product.service.with_status", { service: name, status: said.join(", ") })
            }
          />
        );
      })}
    </span>
  );
};
