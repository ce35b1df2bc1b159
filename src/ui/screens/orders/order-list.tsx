import { openStatuses, orderColumns, type OrderStatusCode } from "../../../domain/orders/order.ts";
import { detailPath } from "../../../domain/shell/routes.ts";
import { useDeployment } from "../../actors/portal-config.ts";
import { useText } from "../../i18n/use-text.ts";
import { LinkButton } from "../../kit/buttons/link-button.tsx";
import { EmptyState } from "../../kit/states/empty-state.tsx";
import { listRequest, type ListRules } from "../../lists/list-address.ts";
import { ListView } from "../../lists/list-view.tsx";
import { useListAddress, type ListState } from "../../lists/use-list-address.ts";
import { useResource } from "../../resource/use-resource.ts";
import { CsvButton } from "./csv-button.tsx";
import { IntrastatButton } from "./intrastat-button.tsx";
import styles from "./order.module.css";
import { useOrdersActors, type OrderColumnKey, type OrdersRequest } from "./orders-actors.ts";
import { useOrderColumns } from "./use-order-columns.tsx";

type Stage = "open" | "completed";

const sorting = { columns: orderColumns, defaultSort: "-date", ranges: ["period", "amount"] } as const;
const rulesOf: Readonly<Record<Stage, ListRules<OrderStatusCode, OrderColumnKey>>> = {
  open: { ...sorting, statuses: openStatuses },
  // Completed orders have one status.
  completed: { ...sorting, statuses: [] },
};
/** The keys of the actors. */
const keyOf = { open: "orders", completed: "orders-completed" } as const;

const ordersRequest = (
  { address }: ListState<OrderStatusCode, OrderColumnKey>,
  completed: boolean,
): OrdersRequest => {
  const { filter, ...request } = listRequest(address);
  return { ...request, filter: { ...filter, completed } };
};

const NoOrders = ({ stage }: { readonly stage: Stage }) => {
  const t = useText();
  const { config } = useDeployment();
  return (
    <EmptyState
      title={t(`orders.empty.${stage}.title`)}
      text={t(`orders.empty.${stage}.text`)}
      action={
        <a href={config.webshop} target="_blank" rel="noreferrer">
          {t("orders.empty.action")}
        </a>
      }
    />
  );
};

/** The open or the completed orders of the account; search, filters, order and page are in the address bar (business §2, §3). */
export const OrderList = ({
  stage,
  otherHref,
}: {
  readonly stage: Stage;
  /** The same search in the other orders. */
  readonly otherHref: { readonly search: string };
}) => {
  const t = useText();
  const actors = useOrdersActors();
  const list = useListAddress(rulesOf[stage]);
  const request = ordersRequest(list, stage === "completed");
  const actor = useResource(keyOf[stage], actors.orders, request);
  const columns = useOrderColumns();
  const byStatus = {
    statusLabel: t("orders.column.status"),
    statusText: (status: OrderStatusCode) => t(`orders.status.${status}`),
  };
  return (
    <ListView
      name="orders"
      actor={actor}
      failedTitle={t("orders.not_loaded")}
      list={list}
      searchLabel={t("orders.search")}
      searchHelp={t("orders.search.help")}
      columnText={(column) => t(`orders.column.${column}`)}
      ranges={{ period: t("orders.column.date"), amount: t("orders.column.total") }}
      {...(stage === "open" && byStatus)}
      none={<NoOrders stage={stage} />}
      notFound={{ title: t("orders.none.title"), text: t(`orders.none.${stage}.text`) }}
      elsewhere={<LinkButton to={otherHref}>{t(`orders.none.${stage}.other`)}</LinkButton>}
      columns={columns}
      label={t(`orders.table.${stage}`, { page: list.address.page })}
      rowKey={({ id }) => id}
      rowHref={({ id }) => detailPath("order", id)}
      totalText={(counted) => t("orders.total", counted)}
      renderTools={() => (
        <div className={styles["tools"]}>
          <IntrastatButton />
          <CsvButton name={`${keyOf[stage]}-csv`} logic={actors.ordersCsv} request={request} />
        </div>
      )}
    />
  );
};
