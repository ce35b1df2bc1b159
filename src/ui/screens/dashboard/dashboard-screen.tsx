import { useSelector } from "@xstate/react";
import { getDashboard } from "../../../api/dashboard.calls.ts";
import type { Dashboard } from "../../../domain/dashboard/dashboard.ts";
import type { Group } from "../../../domain/shell/access.ts";
import { usePortalActors } from "../../actors/portal-actors.ts";
import { useResource } from "../../calls/use-resource.ts";
import { useText } from "../../i18n/use-text.ts";
import { classNames } from "../../kit/class-names.ts";
import { PageHeader } from "../../kit/layout/page-header.tsx";
import { Skeleton } from "../../kit/states/skeleton.tsx";
import detail from "../../page/detail.module.css";
import { ResourceView } from "../../resource/resource-view.tsx";
import { DashboardShortages, EndingVouchers } from "./attention.tsx";
import { useAccount } from "../../shell/session/use-account.ts";
import { CustomerFigures } from "./customer-figures.tsx";
import { DiscountsPanel, OrdersPanel, UnreadMessages } from "./figures.tsx";
import { NextTrainingPanel } from "./next-training.tsx";
import { BannersPanel, ContactsPanel, HotlinksPanel } from "./side-panels.tsx";
import { InvoicesPanel } from "./invoices-panel.tsx";
import { StaffFigures } from "./staff-figures.tsx";
import { StatusPanel } from "./status-panel.tsx";
import { TurnoverPanel } from "./turnover-panel.tsx";

const Figures = ({ dashboard }: { readonly dashboard: Dashboard }) => {
  const t = useText();
  const {
    turnover,
    discountLevels,
    invoices,
    latestOrders,
    unreadMessages,
    nextTraining,
    endingVouchers,
    limitedAvailability,
  } = dashboard;
  return (
    <div className={detail["main"]}>
      {limitedAvailability === null ? null : <DashboardShortages notice={limitedAvailability} />}
      <div className={classNames(detail["beside"], detail["top"])}>
        <div className={detail["stack"]}>
          <StatusPanel dashboard={dashboard} />
          {discountLevels === null ? null : <DiscountsPanel levels={discountLevels} />}
          {invoices === null ? null : <InvoicesPanel invoices={invoices} />}
        </div>
        <div className={detail["stack"]}>
          {turnover === null ? null : <TurnoverPanel turnover={turnover} />}
          {nextTraining === null ? null : <NextTrainingPanel next={nextTraining} />}
          {endingVouchers === null ? null : <EndingVouchers vouchers={endingVouchers} />}
          <UnreadMessages unread={unreadMessages} />
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

/** The cards of a column that are about as high as what comes: where the side panels are below, these do not move. */
const cardsFor = { staff: 2, customer: 3, partner: 4 } as const;

const kindOf = (groups: readonly Group[]): keyof typeof cardsFor => {
  if (groups.includes("ma")) return "staff";
  return groups.includes("endcustomer") ? "customer" : "partner";
};

const FiguresToCome = ({ kind }: { readonly kind: keyof typeof cardsFor }) => (
  <div className={detail["main"]}>
    <div className={detail["beside"]}>
      <Skeleton shape="card" count={cardsFor[kind]} />
      <Skeleton shape="card" count={cardsFor[kind]} />
    </div>
    {kind === "staff" ? null : <Skeleton shape="rows" count={5} />}
  </div>
);

const AllFigures = ({ dashboard }: { readonly dashboard: Dashboard }) => {
  if (dashboard.staff !== null) return <StaffFigures overview={dashboard.staff} />;
  return dashboard.customer === null ? (
    <Figures dashboard={dashboard} />
  ) : (
    <CustomerFigures {...dashboard} overview={dashboard.customer} />
  );
};

const LoadedFigures = ({ kind }: { readonly kind: keyof typeof cardsFor }) => {
  const actor = useResource(getDashboard, {});
  return (
    <ResourceView actor={actor} skeleton={<FiguresToCome kind={kind} />}>
      {(dashboard) => <AllFigures dashboard={dashboard} />}
    </ResourceView>
  );
};

/** The start page (business §1): one call loads the figures; notices, links and contacts load separately. Staff see what waits for them. */
export const DashboardScreen = () => {
  const t = useText();
  const kind = kindOf(useAccount()?.visitor.groups ?? []);
  const instance = useSelector(usePortalActors().language, ({ context }) => context.locale);
  return (
    <>
      <PageHeader title={t("dashboard.title")} />
      <div className={detail["columns"]}>
        <LoadedFigures kind={kind} />
        <div className={detail["side"]}>
          <BannersPanel instance={instance} />
          <HotlinksPanel instance={instance} />
          {kind === "staff" ? null : <ContactsPanel instance={instance} />}
        </div>
      </div>
    </>
  );
};
