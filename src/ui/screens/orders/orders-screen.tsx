import { Navigate, useSearchParams } from "react-router-dom";
import { useText } from "../../i18n/use-text.ts";
import { PageHeader } from "../../kit/layout/page-header.tsx";
import { Tabs } from "../../kit/layout/tabs.tsx";
import { TicketLink } from "../tickets/ticket-link.tsx";
import { OpenProducts } from "./open-products.tsx";
import { OrderList } from "./order-list.tsx";
import { orderTabs, presentOrdersAddress, printOrderTab, readOrderTab, type OrderTab } from "./order-tabs.ts";

const OrderTabs = () => {
  const t = useText();
  const [params, setParams] = useSearchParams();
  const tab = readOrderTab(params);
  const hrefOf = (other: OrderTab) => ({ search: printOrderTab(other, params).toString() });
  return (
    <Tabs
      label={t("orders.title")}
      tabs={orderTabs.map((id) => ({ id, label: t(`orders.tab.${id}`) }))}
      value={tab}
      onChange={(chosen) => setParams(printOrderTab(chosen, params))}
    >
      {tab === "products" ? (
        <OpenProducts ordersHref={hrefOf("open")} />
      ) : (
        <OrderList key={tab} stage={tab} otherHref={hrefOf(tab === "open" ? "completed" : "open")} />
      )}
    </Tabs>
  );
};

/** The open orders, the completed orders and the open products; the tab is in the address bar (business §1, §2). */
export const OrdersScreen = () => {
  const t = useText();
  const [params] = useSearchParams();
  const present = presentOrdersAddress(params);
  return (
    <>
      <PageHeader
        title={t("orders.title")}
        note={
          <>
            <span>{t("orders.delay")}</span>{" "}
            <TicketLink about={{ area: "order" }} plain>
              {t("orders.ask")}
            </TicketLink>
          </>
        }
      />
      {present === undefined ? <OrderTabs /> : <Navigate replace to={{ search: present.toString() }} />}
    </>
  );
};
