import { useSelector } from "@xstate/react";
import type { Dashboard } from "../../../domain/dashboard/dashboard.ts";
import { usePortalActors } from "../../actors/portal-actors.ts";
import { useText } from "../../i18n/use-text.ts";
import { PageHeader } from "../../kit/layout/page-header.tsx";
import { Skeleton } from "../../kit/states/skeleton.tsx";
import detail from "../../page/detail.module.css";
import { ResourceView } from "../../resource/resource-view.tsx";
import { useResource } from "../../resource/use-resource.ts";
import { useDashboardActors } from "./dashboard-actors.ts";
import { CustomerFigures } from "./customer-figures.tsx";
import { DiscountsPanel, OrdersPanel, UnreadMessages } from "./figures.tsx";
import { NextTrainingPanel } from "./next-training.tsx";
import { BannersPanel, ContactsPanel, HotlinksPanel } from "./side-panels.tsx";
import { InvoicesPanel } from "./invoices-panel.tsx";
import { StatusPanel } from "./status-panel.tsx";
import { TurnoverPanel } from "./turnover-panel.tsx";

const Figures = ({ dashboard }: { readonly dashboard: Dashboard }) => {
  const t = useText();
  const { turnover, discountLevels, invoices, latestOrders, unreadMessages, nextTraining } = dashboard;
  // Without figures only two panels remain; they are side by side.
  const figures = turnover !== null || discountLevels.length > 0;
  return (
    <div className={detail["main"]}>
      <div className={detail["beside"]}>
        <div className={detail["stack"]}>
          <StatusPanel dashboard={dashboard} />
          {invoices === null ? null : <InvoicesPanel invoices={invoices} />}
          {figures ? <UnreadMessages unread={unreadMessages} /> : null}
        </div>
        <div className={detail["stack"]}>
          {turnover === null ? null : <TurnoverPanel turnover={turnover} />}
          {nextTraining === null ? null : <NextTrainingPanel next={nextTraining} />}
          <DiscountsPanel levels={discountLevels} />
          {figures ? null : <UnreadMessages unread={unreadMessages} />}
        </div>
      </div>
      {latestOrders === null ? null : (
        <OrdersPanel
          heading={t("dashboard.orders")}
          empty={t("dashboard.orders.empty")}
          orders={latestOrders}
        />
      )}
    </div>
  );
};

const FiguresToCome = () => (
  <div className={detail["main"]}>
    <div className={detail["beside"]}>
      <Skeleton shape="card" count={2} />
      <Skeleton shape="card" count={2} />
    </div>
    <Skeleton shape="rows" count={5} />
  </div>
);

/** The start page (business §1): one call loads the figures; notices, links and contacts load separately. */
export const DashboardScreen = () => {
  const t = useText();
  const actor = useResource("dashboard", useDashboardActors().dashboard, {});
  const instance = useSelector(usePortalActors().language, ({ context }) => context.locale);
  return (
    <>
      <PageHeader title={t("dashboard.title")} />
      <div className={detail["columns"]}>
        <ResourceView actor={actor} skeleton={<FiguresToCome />}>
          {(dashboard) =>
            dashboard.customer === null ? (
              <Figures dashboard={dashboard} />
            ) : (
              <CustomerFigures {...dashboard} overview={dashboard.customer} />
            )
          }
        </ResourceView>
        <div className={detail["side"]}>
          <BannersPanel instance={instance} />
          <HotlinksPanel instance={instance} />
          <ContactsPanel instance={instance} />
        </div>
      </div>
    </>
  );
};
