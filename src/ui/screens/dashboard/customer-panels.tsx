import Plus from "lucide-react/icons/plus";
import type { OwnProducts } from "../../../domain/dashboard/own-overview.ts";
import type { Page } from "../../../domain/kit/list.ts";
import { detailPath, productPath, routes } from "../../../domain/shell/routes.ts";
import type { TicketSummary } from "../../../domain/tickets/ticket.ts";
import { useFormat } from "../../i18n/format.ts";
import { useText } from "../../i18n/use-text.ts";
import { Link } from "../../kit/buttons/link.tsx";
import { LinkButton } from "../../kit/buttons/link-button.tsx";
import { Panel } from "../../kit/layout/panel.tsx";
import { Badge } from "../../kit/states/badge.tsx";
import { When } from "../../resource/when.tsx";
import { ProductPicture } from "../products/product-picture.tsx";
import styles from "./dashboard.module.css";

/** A customer's products, the first of them by name, and the way to register one. */
export const Products = ({ products: { all } }: { readonly products: OwnProducts }) => {
  const t = useText();
  const format = useFormat();
  return (
    <Panel
      heading={t("dashboard.products")}
      actions={<Link to={routes.products.path}>{t("dashboard.products.all")}</Link>}
    >
      <div className={styles["stack"]}>
        <p>
          {all.total === 0
            ? t("dashboard.products.none")
            : t("dashboard.products.count", { count: all.total, number: format.number(all.total) })}
        </p>
        <ul className={styles["notices"]}>
          {all.rows.map(({ serial, name, type, project }) => (
            <li key={serial} className={styles["product"]}>
              <ProductPicture type={type} />
              <div className={styles["notice"]}>
                <Link to={productPath(serial)}>{name}</Link>
                {project === "" ? null : <span className={styles["muted"]}>{project}</span>}
              </div>
            </li>
          ))}
        </ul>
        <div>
          <LinkButton to={routes.registerProduct.path} icon={Plus}>
            {t("dashboard.products.register")}
          </LinkButton>
        </div>
      </div>
    </Panel>
  );
};

/** A customer's tickets that are not closed, and the way to a new one. */
export const OpenTickets = ({ tickets }: { readonly tickets: Page<TicketSummary> }) => {
  const t = useText();
  const format = useFormat();
  return (
    <Panel
      heading={t("dashboard.tickets")}
      actions={<Link to={routes.tickets.path}>{t("dashboard.tickets.all")}</Link>}
    >
      <div className={styles["stack"]}>
        {tickets.total === 0 ? (
          <p className={styles["muted"]}>{t("dashboard.tickets.none")}</p>
        ) : (
          <>
            <p>
              {t("dashboard.tickets.count", { count: tickets.total, number: format.number(tickets.total) })}
            </p>
            <ul className={styles["notices"]}>
              {tickets.rows.map(({ id, subject, unreadAnswers, lastActivity }) => (
                <li key={id} className={styles["notice"]}>
                  <Link to={detailPath("ticket", id)}>{subject}</Link>
                  <span className={styles["muted"]}>
                    <When date={lastActivity} />
                    {unreadAnswers === 0 ? null : (
                      <>
                        {" "}
                        <Badge
                          tone="info"
                          shape={false}
                          label={t("dashboard.tickets.answers", { count: unreadAnswers })}
                        />
                      </>
                    )}
                  </span>
                </li>
              ))}
            </ul>
          </>
        )}
        <div>
          <LinkButton to={routes.guidedTicket.path} icon={Plus}>
            {t("dashboard.tickets.new")}
          </LinkButton>
        </div>
      </div>
    </Panel>
  );
};
