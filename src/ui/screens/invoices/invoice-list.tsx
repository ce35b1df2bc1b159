import type { Elements } from "../../kit/elements.ts";
import { entryKinds, type InvoiceNumber } from "../../../domain/invoices/document.ts";
import {
  invoiceColumns,
  invoiceStates,
  type InvoiceStateCode,
  type LedgerEntry,
} from "../../../domain/invoices/invoice.ts";
import type { Page } from "../../../domain/kit/list.ts";
import type { ResourceRef } from "../../../machines/kit/resource.machine.ts";
import { useText } from "../../i18n/use-text.ts";
import { listRequest, type ListRules } from "../../lists/list-address.ts";
import { ListView } from "../../lists/list-view.tsx";
import type { PagedTableProps } from "../../lists/paged-table.tsx";
import type { ListState } from "../../lists/use-list-address.ts";
import type { InvoicesRequest, SortedColumn } from "./invoices-actors.ts";
import type { Picks } from "../../lists/use-picks.ts";
import { useInvoiceColumns, type InvoiceColumn } from "./use-invoice-columns.tsx";

/** What the address of a ledger may say. */
export const invoiceRules: ListRules<InvoiceStateCode, SortedColumn> = {
  statuses: invoiceStates,
  columns: invoiceColumns,
  defaultSort: "-date",
  choices: { kind: entryKinds },
  ranges: ["period", "amount"],
};

type InvoiceListState = ListState<InvoiceStateCode, SortedColumn>;

/** The request of the ledger that an address names. */
export const invoicesRequest = (address: InvoiceListState["address"]): InvoicesRequest => {
  const { filter = {}, ...request } = listRequest(address);
  const kind = entryKinds.find((known) => known === address.choices?.["kind"]);
  const whole = { ...filter, ...(kind === undefined ? {} : { kind }) };
  return Object.keys(whole).length === 0 ? request : { ...request, filter: whole };
};

interface InvoiceListProps<Request, Content extends Page<LedgerEntry>> extends Pick<
  PagedTableProps<LedgerEntry, InvoiceColumn, InvoiceStateCode, SortedColumn>,
  "list" | "rowHref"
> {
  readonly actor: ResourceRef<Request, Content>;
  /** The picked documents, where some can be loaded as an archive. */
  readonly picks?: Picks<InvoiceNumber>;
  readonly renderTools?: (content: Content) => Elements;
  /** Shown where the account has no entry at all. */
  readonly none: Elements;
}

/** A ledger with its search and filters (business §3). */
export const InvoiceList = <Request, Content extends Page<LedgerEntry>>({
  list,
  actor,
  none,
  picks,
  ...table
}: InvoiceListProps<Request, Content>) => {
  const t = useText();
  const columns = useInvoiceColumns(picks);
  return (
    <ListView
      name="invoices"
      actor={actor}
      failedTitle={t("invoices.not_loaded")}
      list={list}
      searchLabel={t("invoices.search")}
      searchHelp={t("invoices.search.help")}
      statusLabel={t("invoices.column.state")}
      statusText={(state) => t(`invoices.state.${state}`)}
      columnText={(column) => t(`invoices.column.${column}`)}
      choices={[
        {
          name: "kind",
          label: t("invoices.column.kind"),
          items: entryKinds.map((value) => ({ value, label: t(`invoices.kind.${value}`) })),
        },
      ]}
      ranges={{ period: t("invoices.period"), amount: t("invoices.column.amount") }}
      none={none}
      notFound={{ title: t("invoices.none.title"), text: t("invoices.none.text") }}
      {...table}
      columns={columns}
      label={t("invoices.table", { page: list.address.page })}
      rowKey={({ id }) => id}
      totalText={(counted) => t("invoices.total", counted)}
    />
  );
};
