import { useSelector } from "@xstate/react";
import ShoppingCart from "lucide-react/icons/shopping-cart";
import { reorderAddress, reorderOf } from "../../../domain/orders/reorder.ts";
import type { Order } from "../../../domain/orders/order.ts";
import { usePortalActors } from "../../actors/portal-actors.ts";
import { useDeployment } from "../../actors/portal-config.ts";
import { useText } from "../../i18n/use-text.ts";
import { Icon } from "../../kit/buttons/icon.tsx";
import { VisuallyHidden } from "../../kit/layout/visually-hidden.tsx";
import { Panel } from "../../kit/layout/panel.tsx";
import { externalLink } from "../../shell/navigation/external-link.ts";
import item from "./order-item.module.css";
import styles from "./order.module.css";

/** The link into the shop with the order's articles; those that the shop no longer sells are left out and named. */
export const OrderAgain = ({ order }: { readonly order: Order }) => {
  const t = useText();
  const { links } = useDeployment().config;
  const locale = useSelector(usePortalActors().language, ({ context }) => context.locale);
  const link = externalLink(links, "reorder", { locale, country: order.billingAddress.country });
  const { articles, discontinued } = reorderOf(order);
  if (link === undefined || order.items.length === 0) return null;
  return (
    <Panel heading={t("order.again")} screenOnly>
      <div className={styles["again"]}>
        {articles.length === 0 ? (
          <p>{t("order.again.nothing")}</p>
        ) : (
          <>
            <p>{t("order.again.text")}</p>
            <a href={reorderAddress(link, articles)} target="_blank" rel="noreferrer">
              <Icon of={ShoppingCart} /> <span>{t("order.again.link")}</span>{" "}
              <VisuallyHidden>{t("shell.new_tab")}</VisuallyHidden>
            </a>
          </>
        )}
        {discontinued.length === 0 ? null : (
          <div>
            <p>{t("order.again.left_out")}</p>
            <ul className={styles["leftOut"]}>
              {discontinued.map(({ articleNumber, name }) => (
                <li key={articleNumber}>
                  <span className={item["number"]}>{articleNumber}</span> <span>{name}</span>
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </Panel>
  );
};
