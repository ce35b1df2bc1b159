import { getOrders, getOrdersCsv } from "../../../api/orders.calls.ts";
import { orderList } from "../../../domain/orders/orders.lists.ts";
import type { PartOf } from "../../../domain/kit/list.ts";
import { detailPath } from "../../../domain/shell/routes.ts";
import { useDeployment } from "../../actors/portal-config.ts";
import { useResource } from "../../calls/use-resource.ts";
import { useText } from "../../i18n/use-text.ts";
import { LinkButton } from "../../kit/buttons/link-button.tsx";
import { EmptyState } from "../../kit/states/empty-state.tsx";
import { ListView } from "../../lists/list-view.tsx";
import { useList } from "../../lists/use-list.ts";
import { CsvButton } from "./csv-button.tsx";
import { IntrastatButton } from "./intrastat-button.tsx";
import styles from "./orders.module.css";
import { useOrderColumns } from "./use-order-columns.tsx";

type Stage = PartOf<typeof orderList>;

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
  const list = useList(orderList, stage);
  const orders = useResource(getOrders, list.request, { as: stage });
  const columns = useOrderColumns();
  return (
    <ListView
      name="orders"
      actor={orders}
      failedTitle={t("orders.not_loaded")}
      list={list}
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
          <CsvButton call={getOrdersCsv} request={list.request} as={stage} />
        </div>
      )}
    />
  );
};
