import type { CountedState } from "../../../domain/products/cloud-service.ts";
import type { Product } from "../../../domain/products/product.ts";
import { productPath } from "../../../domain/shell/routes.ts";
import { useFormat } from "../../i18n/format.ts";
import { useText } from "../../i18n/use-text.ts";
import { Link } from "../../kit/buttons/link.tsx";
import { Panel } from "../../kit/layout/panel.tsx";
import styles from "./products.module.css";
import { ServiceBadge, StatusBadge } from "./services/service-badges.tsx";
import { useServiceEnd } from "./services/use-service-end.ts";
import { useNow } from "../../actors/use-now.ts";

const Counts = ({ state: { sentToday, sentTotal } }: { readonly state: CountedState }) => {
  const t = useText();
  const format = useFormat();
  return (
    <span className={styles["muted"]}>
      {t("product.service.counts", { today: format.number(sentToday), total: format.number(sentTotal) })}
    </span>
  );
};

/** The cloud services of a product: usage, end dates, and the devices that use the weather service (business §3). */
export const ProductServices = ({ product: { serial, services } }: { readonly product: Product }) => {
  const t = useText();
  const format = useFormat();
  const now = useNow();
  const end = useServiceEnd();
  const { active, inactive, blocked } = services.weather.devices;
  return (
    <Panel
      heading={t("product.services")}
      actions={<Link to={productPath(serial, "cloudServices")}>{t("product.services.manage")}</Link>}
    >
      <ul className={styles["stack"]}>
        <li className={styles["row"]}>
          <span>{t("product.service.mailer")}</span>
          <StatusBadge status={services.mailer.status} />
          <Counts state={services.mailer} />
        </li>
        <li className={styles["row"]}>
          <span>{t("product.service.push")}</span>
          <StatusBadge status={services.push.status} />
          <Counts state={services.push} />
        </li>
        <li className={styles["row"]}>
          <span>{t("product.service.weather")}</span>
          <ServiceBadge state={services.weather} now={now} />
          <span className={styles["muted"]}>{end(services.weather)}</span>
          <span className={styles["muted"]}>
            {t("product.weather_devices", {
              active: format.number(active),
              inactive: format.number(inactive),
              blocked: format.number(blocked),
            })}
          </span>
        </li>
        <li className={styles["row"]}>
          <span>{t("product.service.caller")}</span>
          <ServiceBadge state={services.caller} now={now} />
          <span className={styles["muted"]}>{end(services.caller)}</span>
        </li>
      </ul>
    </Panel>
  );
};
