import Download from "lucide-react/icons/download";
import {
  orderColumns,
  orderStatuses,
  type OrderStatusCode,
  type OrderSummary,
} from "../../../domain/orders/order.ts";
import { detailPath } from "../../../domain/shell/routes.ts";
import { FILE_LIMIT } from "../../../domain/kit/time-limits.ts";
import { useDeployment } from "../../actors/portal-config.ts";
import { useScreenActor } from "../../actors/screen-actors.ts";
import { useFormat } from "../../i18n/format.ts";
import { useText } from "../../i18n/use-text.ts";
import { EmptyState } from "../../kit/states/empty-state.tsx";
import { PageHeader } from "../../kit/layout/page-header.tsx";
import { Skeleton } from "../../kit/states/skeleton.tsx";
import { listRequest, type ListRules, type Page } from "../../lists/list-address.ts";
import { ListFilters } from "../../lists/list-filters.tsx";
import { NothingListed } from "../../lists/nothing-listed.tsx";
import { PagedTable } from "../../lists/paged-table.tsx";
import { ResourceView } from "../../resource/resource-view.tsx";
import { SubmissionButton } from "../../form/submission-button.tsx";
import { TicketLink } from "../tickets/ticket-link.tsx";
import { useListAddress } from "../../lists/use-list-address.ts";
import { useResource } from "../../resource/use-resource.ts";
import { useOrdersActors, type OrdersRequest } from "./orders-actors.ts";
import { useOrderColumns } from "./use-order-columns.tsx";

const rules: ListRules<OrderStatusCode, (typeof orderColumns)[number]> = {
  statuses: orderStatuses,
  columns: orderColumns,
  defaultSort: "-date",
};

const CsvButton = ({ request }: { readonly request: OrdersRequest }) => {
  const t = useText();
  const actor = useScreenActor("orders-csv", useOrdersActors().ordersCsv, { limit: FILE_LIMIT });
  return (
    <SubmissionButton
      actor={actor}
      request={request}
      icon={Download}
      label={t("orders.csv")}
      doneText={t("orders.csv.done")}
      failedTitle={t("orders.csv.failed")}
    />
  );
};

const NoOrders = () => {
  const t = useText();
  const { config } = useDeployment();
  return (
    <EmptyState
      title={t("orders.empty.title")}
      text={t("orders.empty.text")}
      action={
        <a href={config.webshop} target="_blank" rel="noreferrer">
          {t("orders.empty.action")}
        </a>
      }
    />
  );
};

/** All orders of the account; search, filters, order and page are in the address bar (business §3). */
export const OrdersScreen = () => {
  const t = useText();
  const format = useFormat();
  const list = useListAddress(rules);
  const request = listRequest(list.address);
  const actor = useResource("orders", useOrdersActors().orders, request);
  const columns = useOrderColumns();
  const nothing = ({ rows, total }: Page<OrderSummary>) =>
    rows.length > 0 ? undefined : (
      <NothingListed
        list={list}
        total={total}
        none={<NoOrders />}
        notFound={{ title: t("orders.none.title"), text: t("orders.none.text") }}
      />
    );
  return (
    <>
      <PageHeader
        title={t("orders.title")}
        note={t("orders.delay")}
        action={<TicketLink about={{ area: "order" }}>{t("orders.ask")}</TicketLink>}
      />
      <ListFilters
        list={list}
        searchLabel={t("orders.search")}
        searchHelp={t("orders.search.help")}
        statusLabel={t("orders.column.status")}
        statusText={(status) => t(`orders.status.${status}`)}
        columnText={(column) => t(`orders.column.${column}`)}
      />
      <ResourceView
        failedTitle={t("orders.not_loaded")}
        actor={actor}
        skeleton={<Skeleton shape="rows" count={10} />}
        empty={nothing}
      >
        {(content) => (
          <PagedTable
            content={content}
            list={list}
            columns={columns}
            label={t("orders.table", { page: list.address.page })}
            rowKey={({ id }) => id}
            rowHref={({ id }) => detailPath("order", id)}
            totalText={t("orders.total", { count: content.total, number: format.number(content.total) })}
            tools={<CsvButton request={request} />}
          />
        )}
      </ResourceView>
    </>
  );
};
