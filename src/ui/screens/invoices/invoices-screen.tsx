import Download from "lucide-react/icons/download";
import { entryKinds, type InvoiceNumber } from "../../../domain/invoices/document.ts";
import {
  invoiceColumns,
  invoiceStates,
  type InvoiceStateCode,
  type LedgerPage,
} from "../../../domain/invoices/invoice.ts";
import { FILE_LIMIT } from "../../../domain/kit/time-limits.ts";
import { detailPath } from "../../../domain/shell/routes.ts";
import { useScreenActor } from "../../actors/screen-actors.ts";
import { SubmissionButton } from "../../form/submission-button.tsx";
import { useFormat } from "../../i18n/format.ts";
import { useText } from "../../i18n/use-text.ts";
import { DateRangePicker } from "../../kit/dates/date-range-picker.tsx";
import { Field } from "../../kit/fields/field.tsx";
import { Select } from "../../kit/fields/select.tsx";
import { PageHeader } from "../../kit/layout/page-header.tsx";
import { EmptyState } from "../../kit/states/empty-state.tsx";
import { Skeleton } from "../../kit/states/skeleton.tsx";
import { listRequest, type ListRules } from "../../lists/list-address.ts";
import { ListFilters } from "../../lists/list-filters.tsx";
import { NothingListed } from "../../lists/nothing-listed.tsx";
import { PagedTable } from "../../lists/paged-table.tsx";
import { printPeriod, readPeriod } from "../../lists/period-choice.ts";
import { useListAddress, type ListState } from "../../lists/use-list-address.ts";
import { usePicks } from "../../lists/use-picks.ts";
import { ResourceView } from "../../resource/resource-view.tsx";
import { useResource } from "../../resource/use-resource.ts";
import { TicketLink } from "../tickets/ticket-link.tsx";
import { BalancePanels } from "./balance-panels.tsx";
import { InvoiceArchive } from "./invoice-archive.tsx";
import { useInvoicesActors, type InvoicesRequest, type SortedColumn } from "./invoices-actors.ts";
import styles from "./invoices.module.css";
import { StatementButton } from "./statement-button.tsx";
import { useInvoiceColumns } from "./use-invoice-columns.tsx";

const rules: ListRules<InvoiceStateCode, SortedColumn> = {
  statuses: invoiceStates,
  columns: invoiceColumns,
  defaultSort: "-date",
  choices: { kind: entryKinds, period: (value) => readPeriod(value) !== undefined },
};

type InvoiceList = ListState<InvoiceStateCode, SortedColumn>;

const periodOf = ({ choices = {} }: InvoiceList["address"]) => readPeriod(choices["period"] ?? "");

const invoicesRequest = (address: InvoiceList["address"]): InvoicesRequest => {
  const { filter = {}, ...request } = listRequest(address);
  const kind = entryKinds.find((known) => known === address.choices?.["kind"]);
  const whole = { ...filter, ...(kind === undefined ? {} : { kind }), ...periodOf(address) };
  return Object.keys(whole).length === 0 ? request : { ...request, filter: whole };
};

const MoreFilters = ({ list: { address, change } }: { readonly list: InvoiceList }) => {
  const t = useText();
  const choose = (name: string, value: string | undefined) => {
    const { [name]: _, ...others } = address.choices ?? {};
    change({ choices: value === undefined ? others : { ...others, [name]: value } });
  };
  return (
    <>
      <Field label={t("invoices.column.kind")}>
        {(control) => (
          <Select
            {...control}
            items={[
              { value: "", label: t("list.all") },
              ...entryKinds.map((kind) => ({ value: kind, label: t(`invoices.kind.${kind}`) })),
            ]}
            value={address.choices?.["kind"] ?? ""}
            onChange={(kind) => choose("kind", kind === "" ? undefined : kind)}
          />
        )}
      </Field>
      <Field label={t("invoices.period")}>
        {(control) => (
          <DateRangePicker
            {...control}
            label={t("invoices.period")}
            value={periodOf(address)}
            onChange={(period) => choose("period", period && printPeriod(period))}
          />
        )}
      </Field>
    </>
  );
};

const CsvButton = ({ request }: { readonly request: InvoicesRequest }) => {
  const t = useText();
  const actor = useScreenActor("invoices-csv", useInvoicesActors().invoicesCsv, { limit: FILE_LIMIT });
  return (
    <SubmissionButton
      actor={actor}
      request={request}
      icon={Download}
      label={t("invoices.csv")}
      doneText={t("invoices.csv.done")}
      failedTitle={t("invoices.csv.failed")}
    />
  );
};

/** The ledger with the account's balance above it; search, filters, order and page are in the address bar (business §3). */
export const InvoicesScreen = () => {
  const t = useText();
  const format = useFormat();
  const list = useListAddress(rules);
  const request = invoicesRequest(list.address);
  const actor = useResource("invoices", useInvoicesActors().invoices, request);
  const picks = usePicks<InvoiceNumber>();
  const columns = useInvoiceColumns(picks);
  const nothing = ({ rows, total }: LedgerPage) =>
    rows.length > 0 ? undefined : (
      <NothingListed
        list={list}
        total={total}
        none={<EmptyState title={t("invoices.empty.title")} text={t("invoices.empty.text")} />}
        notFound={{ title: t("invoices.none.title"), text: t("invoices.none.text") }}
      />
    );
  return (
    <>
      <PageHeader
        title={t("invoices.title")}
        action={<TicketLink about={{ area: "invoice" }}>{t("invoices.ask")}</TicketLink>}
      />
      <BalancePanels />
      <div className={styles["statement"]}>
        <StatementButton />
      </div>
      <ListFilters
        list={list}
        searchLabel={t("invoices.search")}
        searchHelp={t("invoices.search.help")}
        statusLabel={t("invoices.column.state")}
        statusText={(state) => t(`invoices.state.${state}`)}
        columnText={(column) => t(`invoices.column.${column}`)}
        more={<MoreFilters list={list} />}
      />
      <ResourceView
        failedTitle={t("invoices.not_loaded")}
        actor={actor}
        skeleton={<Skeleton shape="rows" count={10} />}
        empty={nothing}
      >
        {(content) => (
          <PagedTable
            content={content}
            list={list}
            columns={columns}
            label={t("invoices.table", { page: list.address.page })}
            rowKey={({ id }) => id}
            rowHref={({ id }) => detailPath("invoice", id)}
            totalText={t("invoices.total", { count: content.total, number: format.number(content.total) })}
            tools={
              <>
                <InvoiceArchive content={content} picks={picks} filter={request.filter} />
                <CsvButton request={request} />
              </>
            }
          />
        )}
      </ResourceView>
    </>
  );
};
