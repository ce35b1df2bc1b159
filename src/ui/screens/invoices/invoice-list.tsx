import { useSearchParams } from "react-router-dom";
import type { TableProps } from "../../kit/lists/table.tsx";
import type { ListState } from "../../lists/use-list.ts";
import type { invoiceList } from "../../../domain/invoices/invoices.lists.ts";
import type { Elements } from "../../kit/elements.ts";
import { type InvoiceNumber } from "../../../domain/invoices/document.ts";
import { type LedgerEntry } from "../../../domain/invoices/invoice.ts";
import type { Page } from "../../../domain/kit/list.ts";
import type { ResourceRef } from "../../../machines/kit/resource.machine.ts";
import { useText } from "../../i18n/use-text.ts";
import { LinkButton } from "../../kit/buttons/link-button.tsx";
import { Tabs } from "../../kit/layout/tabs.tsx";
import { EmptyState } from "../../kit/states/empty-state.tsx";
import { ListView } from "../../lists/list-view.tsx";
import type { Picks } from "../../lists/use-picks.ts";
import { invoiceTabs, printInvoiceTab, type InvoiceTab } from "./invoice-tabs.ts";
import { useInvoiceColumns } from "./use-invoice-columns.tsx";

interface InvoiceListProps<Request, Content extends Page<LedgerEntry>> extends Pick<
  TableProps<LedgerEntry, string>,
  "rowHref"
> {
  readonly tab: InvoiceTab;
  /** The list of the tab. */
  readonly list: ListState<typeof invoiceList>;
  readonly actor: ResourceRef<Request, Content>;
  /** The picked documents, where some can be loaded as an archive. */
  readonly picks?: Picks<InvoiceNumber>;
  readonly renderTools?: (content: Content) => Elements;
  /** Shown where the account has no entry at all. */
  readonly none: Elements;
}

/** A ledger in its tabs, with search and filters (business §3). */
export const InvoiceList = <Request, Content extends Page<LedgerEntry>>({
  tab,
  list,
  actor,
  none,
  picks,
  ...table
}: InvoiceListProps<Request, Content>) => {
  const t = useText();
  const columns = useInvoiceColumns(picks);
  const [params, setParams] = useSearchParams();
  const allHref = { search: printInvoiceTab("all", params).toString() };
  return (
    <Tabs
      label={t("invoices.title")}
      tabs={invoiceTabs.map((id) => ({ id, label: t(`invoices.tab.${id}`) }))}
      value={tab}
      onChange={(chosen) => setParams(printInvoiceTab(chosen, params))}
    >
      <ListView
        key={tab}
        name="invoices"
        actor={actor}
        failedTitle={t("invoices.not_loaded")}
        list={list}
        none={
          tab === "all" ? (
            none
          ) : (
            <EmptyState
              title={t(`invoices.empty.${tab}.title`)}
              text={t(`invoices.empty.${tab}.text`)}
              action={<LinkButton to={allHref}>{t("invoices.empty.all")}</LinkButton>}
            />
          )
        }
        notFound={{ title: t("invoices.none.title"), text: t("invoices.none.text") }}
        elsewhere={
          tab === "all" ? undefined : <LinkButton to={allHref}>{t("invoices.elsewhere")}</LinkButton>
        }
        {...table}
        columns={columns}
        label={t("invoices.table", { page: list.address.page })}
        rowKey={({ id }) => id}
        totalText={(counted) => t("invoices.total", counted)}
      />
    </Tabs>
  );
};
