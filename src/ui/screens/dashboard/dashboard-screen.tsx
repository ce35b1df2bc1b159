import { useSelector } from "@xstate/react";
import { Suspense } from "react";
import { getDashboard } from "../../../api/dashboard.calls.ts";
import type { Visitor } from "../../../domain/shell/access.ts";
import type { ParentRef } from "../../../machines/kit/parent-ref.ts";
import type { ContentOutdated } from "../../../machines/kit/resource.machine.ts";
import { usePortalActors } from "../../actors/portal-actors.ts";
import { useResource } from "../../calls/use-resource.ts";
import { useText } from "../../i18n/use-text.ts";
import { PageHeader } from "../../kit/layout/page-header.tsx";
import { Skeleton } from "../../kit/states/skeleton.tsx";
import { whenIdle } from "../../kit/when-idle.ts";
import detail from "../../page/detail.module.css";
import { lazyPart } from "../../code/lazy-part.tsx";
import { ResourceView } from "../../resource/resource-view.tsx";
import { useAccount } from "../../shell/session/use-account.ts";
import { ApplicationPanel } from "./application-panel.tsx";
import type { FiguresBelowProps } from "./figures-below.tsx";
import { NextStepsPanel } from "./next-steps-panel.tsx";
import { OrdersPanel } from "./orders-panel.tsx";
import { BannersPanel, ContactsPanel, HotlinksPanel } from "./side-panels.tsx";

const kindOf = (visitor: Visitor | undefined): FiguresBelowProps["kind"] => {
  if (visitor?.groups.includes("ma") === true) return "staff";
  if (visitor?.groups.includes("endcustomer") === true) return "customer";
  return visitor?.rights === undefined ? "partner" : "employee";
};

const CardsToCome = () => (
  <div className={detail["beside"]}>
    <Skeleton shape="card" count={2} />
    <Skeleton shape="card" count={2} />
  </div>
);

const DashboardToCome = ({ kind }: Pick<FiguresBelowProps, "kind">) => (
  <div className={detail["main"]}>
    <Skeleton shape="rows" count={8} />
    {kind === "staff" ? null : (
      <>
        <Skeleton shape="rows" count={6} />
        <CardsToCome />
      </>
    )}
  </div>
);

/** Below what is looked at first: its code waits until that is drawn. */
const FiguresBelow = lazyPart(async () => {
  await whenIdle(0);
  return (await import("./figures-below.tsx")).FiguresBelow;
});
const OwnWork = lazyPart(async () => {
  await whenIdle(0);
  return (await import("./figures-below.tsx")).OwnWork;
});

const Figures = ({
  dashboard,
  kind,
  content,
}: FiguresBelowProps & { readonly content: ParentRef<ContentOutdated> }) => {
  const orders = dashboard.orders === null ? null : <OrdersPanel orders={dashboard.orders.open} />;
  const isEmployee = kind === "employee";
  return (
    <div className={detail["main"]}>
      {dashboard.application === null ? null : <ApplicationPanel application={dashboard.application} />}
      <NextStepsPanel dashboard={dashboard} content={content} />
      {isEmployee ? null : orders}
      <Suspense fallback={kind === "staff" ? null : <CardsToCome />}>
        {isEmployee ? (
          <>
            <OwnWork dashboard={dashboard} />
            {orders}
          </>
        ) : null}
        <FiguresBelow dashboard={dashboard} kind={kind} />
      </Suspense>
    </div>
  );
};

const LoadedFigures = ({ kind }: Pick<FiguresBelowProps, "kind">) => {
  const actor = useResource(getDashboard, {});
  return (
    <ResourceView actor={actor} skeleton={<DashboardToCome kind={kind} />}>
      {(dashboard) => <Figures dashboard={dashboard} kind={kind} content={actor} />}
    </ResourceView>
  );
};

/** The start page (business §1): one call loads the figures; notices, links and contacts load separately. Staff see what waits for them. */
export const DashboardScreen = () => {
  const t = useText();
  const kind = kindOf(useAccount()?.visitor);
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
