import Plus from "lucide-react/icons/plus";
import {
  nextSteps,
  type CustomerOverview,
  type NextStep,
} from "../../../domain/dashboard/customer-overview.ts";
import type { Dashboard } from "../../../domain/dashboard/dashboard.ts";
import { detailPath, productPath, routes } from "../../../domain/shell/routes.ts";
import { useNow } from "../../actors/use-now.ts";
import { useFormat } from "../../i18n/format.ts";
import { useText } from "../../i18n/use-text.ts";
import { classNames } from "../../kit/class-names.ts";
import { Link } from "../../kit/buttons/link.tsx";
import { LinkButton } from "../../kit/buttons/link-button.tsx";
import { Panel } from "../../kit/layout/panel.tsx";
import { Badge } from "../../kit/states/badge.tsx";
import detail from "../../page/detail.module.css";
import { When } from "../../resource/when.tsx";
import { ApplicationPanel } from "./application-panel.tsx";
import { OrdersPanel, UnreadMessages } from "./figures.tsx";
import { InvoicesPanel } from "./invoices-panel.tsx";
import { NextTrainingPanel } from "./next-training.tsx";
import styles from "./dashboard.module.css";

const StepLink = ({ step }: { readonly step: NextStep }) => {
  const t = useText();
  const format = useFormat();
  switch (step._tag) {
    case "ReadAnswers":
      return (
        <Link to={detailPath("ticket", step.ticket)}>
          {t("dashboard.next.answers", { subject: step.subject })}
        </Link>
      );
    case "PayOrder":
      return (
        <Link to={detailPath("order", step.order)}>{t("dashboard.next.pay", { order: step.order })}</Link>
      );
    case "PickUpOrder":
      return (
        <Link to={detailPath("order", step.order)}>{t("dashboard.next.pick_up", { order: step.order })}</Link>
      );
    case "RenewService":
      return (
        <Link to={productPath(step.serial, "cloudServices")}>
          {t(`dashboard.next.renew.${step.service}`, { name: step.name, date: format.day(step.until) })}
        </Link>
      );
    case "RegisterProduct":
      return <Link to={routes.registerProduct.path}>{t("dashboard.next.register")}</Link>;
  }
};

/** What the customer can do next; each step leads to where it is done. */
const NextSteps = ({ overview }: { readonly overview: CustomerOverview }) => {
  const t = useText();
  const steps = nextSteps(overview, useNow());
  return (
    <Panel heading={t("dashboard.next")}>
      {steps.length === 0 ? (
        <p className={styles["muted"]}>{t("dashboard.next.nothing")}</p>
      ) : (
        <ul className={styles["links"]}>
          {steps.map((step) => (
            <li key={JSON.stringify(step)}>
              <StepLink step={step} />
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
};

const Products = ({ total }: Pick<NonNullable<CustomerOverview["products"]>, "total">) => {
  const t = useText();
  const format = useFormat();
  return (
    <Panel
      heading={t("dashboard.products")}
      actions={<Link to={routes.products.path}>{t("dashboard.products.all")}</Link>}
    >
      <div className={styles["stack"]}>
        <p>
          {total === 0
            ? t("dashboard.products.none")
            : t("dashboard.products.count", { count: total, number: format.number(total) })}
        </p>
        <div>
          <LinkButton to={routes.registerProduct.path} icon={Plus}>
            {t("dashboard.products.register")}
          </LinkButton>
        </div>
      </div>
    </Panel>
  );
};

const Tickets = ({ tickets }: { readonly tickets: NonNullable<CustomerOverview["tickets"]> }) => {
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
              {tickets.latest.map(({ id, subject, unreadAnswers, lastActivity }) => (
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

/** The dashboard of an end customer (business §1): what to do next, products, tickets and open orders; everything leads to where one acts. */
export const CustomerFigures = ({
  overview,
  invoices,
  nextTraining,
  unreadMessages,
  application,
}: Pick<Dashboard, "invoices" | "nextTraining" | "unreadMessages" | "application"> & {
  readonly overview: CustomerOverview;
}) => {
  const t = useText();
  const { products, orders, tickets } = overview;
  return (
    <div className={detail["main"]}>
      {application === null ? null : <ApplicationPanel application={application} />}
      <NextSteps overview={overview} />
      <div className={classNames(detail["beside"], detail["top"])}>
        <div className={detail["stack"]}>
          {products === null ? null : <Products total={products.total} />}
          {invoices === null ? null : <InvoicesPanel invoices={invoices} />}
          <UnreadMessages unread={unreadMessages} />
        </div>
        <div className={detail["stack"]}>
          {tickets === null ? null : <Tickets tickets={tickets} />}
          {nextTraining === null ? null : <NextTrainingPanel next={nextTraining} />}
        </div>
      </div>
      {orders === null ? null : (
        <OrdersPanel
          heading={t("dashboard.open_orders")}
          empty={t("dashboard.open_orders.none")}
          orders={orders.latest}
        />
      )}
    </div>
  );
};
