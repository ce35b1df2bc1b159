import { routes, supportPath } from "../../../domain/shell/routes.ts";
import { supportCaseColumns, type SupportCaseSummary } from "../../../domain/support/support-case.ts";
import { ticketStatuses } from "../../../domain/tickets/ticket.ts";
import { useFormat } from "../../i18n/format.ts";
import { useText } from "../../i18n/use-text.ts";
import { EmptyState } from "../../kit/states/empty-state.tsx";
import { Field } from "../../kit/fields/field.tsx";
import { LinkButton } from "../../kit/buttons/link-button.tsx";
import { PageHeader } from "../../kit/layout/page-header.tsx";
import { Select } from "../../kit/fields/select.tsx";
import { Skeleton } from "../../kit/states/skeleton.tsx";
import type { Column } from "../../kit/lists/table.tsx";
import { listRequest, type ListRules, type Page } from "../../lists/list-address.ts";
import { ListFilters } from "../../lists/list-filters.tsx";
import { NothingListed } from "../../lists/nothing-listed.tsx";
import { PagedTable } from "../../lists/paged-table.tsx";
import { ResourceView } from "../../resource/resource-view.tsx";
import { TicketStatusBadge } from "../tickets/ticket-status-badge.tsx";
import { useListAddress, type ListState } from "../../lists/use-list-address.ts";
import { useResource } from "../../resource/use-resource.ts";
import { When } from "../../resource/when.tsx";
import styles from "./support.module.css";
import { useSupportActors, type CaseColumn, type CasesRequest, type CaseStatus } from "./support-actors.ts";

const turns = ["support", "customer", "nobody"] as const;
const rules: ListRules<CaseStatus, CaseColumn> = {
  statuses: ticketStatuses,
  columns: supportCaseColumns,
  defaultSort: "-lastActivity",
  choices: { waiting: turns },
};

const casesRequest = (address: ListState<CaseStatus, CaseColumn>["address"]): CasesRequest => {
  const { filter = {}, ...request } = listRequest(address);
  const waitingFor = turns.find((turn) => turn === address.choices?.["waiting"]);
  const whole = { ...filter, ...(waitingFor === undefined ? {} : { waitingFor }) };
  return Object.keys(whole).length === 0 ? request : { ...request, filter: whole };
};

const TurnFilter = ({ list: { address, change } }: { readonly list: ListState<CaseStatus, CaseColumn> }) => {
  const t = useText();
  const items = [
    { value: "", label: t("list.all") },
    ...turns.map((turn) => ({ value: turn, label: t(`support.waiting.${turn}`) })),
  ];
  return (
    <Field label={t("support.waiting")}>
      {(control) => (
        <Select
          {...control}
          items={items}
          value={address.choices?.["waiting"] ?? ""}
          onChange={(waiting) => change({ choices: waiting === "" ? {} : { waiting } })}
        />
      )}
    </Field>
  );
};

const useCaseColumns = (): readonly Column<
  SupportCaseSummary,
  CaseColumn | "id" | "serial" | "waitingFor"
>[] => {
  const t = useText();
  return [
    { key: "subject", header: t("tickets.column.subject"), primary: true, render: ({ subject }) => subject },
    {
      key: "status",
      header: t("tickets.column.status"),
      primary: true,
      render: ({ status }) => <TicketStatusBadge status={status} />,
    },
    {
      key: "id",
      header: t("tickets.column.id"),
      render: ({ id }) => <span className={styles["number"]}>{id}</span>,
    },
    { key: "company", header: t("support.column.company"), render: ({ company }) => company },
    {
      key: "serial",
      header: t("ticket.reference.serial"),
      render: ({ serial }) =>
        serial === null ? t("support.none") : <span className={styles["number"]}>{serial}</span>,
    },
    {
      key: "waitingFor",
      header: t("support.waiting"),
      render: ({ waitingFor }) => t(`support.waiting.${waitingFor}`),
    },
    { key: "opened", header: t("tickets.column.date"), render: ({ opened }) => <When date={opened} /> },
    {
      key: "lastActivity",
      header: t("tickets.column.lastActivity"),
      render: ({ lastActivity }) => <When date={lastActivity} />,
    },
  ];
};

/** The texts of the columns that can be sorted. */
const columnKeys = {
  lastActivity: "tickets.column.lastActivity",
  opened: "tickets.column.date",
  subject: "tickets.column.subject",
  status: "tickets.column.status",
  company: "support.column.company",
} as const;

/** Support cases by serial number, ticket number or words: all for staff, the company's own for partners (business §2). */
export const SupportScreen = () => {
  const t = useText();
  const format = useFormat();
  const list = useListAddress(rules);
  const actor = useResource("support-cases", useSupportActors().cases, casesRequest(list.address));
  const columns = useCaseColumns();
  const nothing = ({ rows, total }: Page<SupportCaseSummary>) => {
    if (rows.length > 0) return undefined;
    const none = (
      <EmptyState
        title={t("support.empty.title")}
        text={t("support.empty.text")}
        action={<LinkButton to={routes.guidedTicket.path}>{t("new_ticket.title")}</LinkButton>}
      />
    );
    return (
      <NothingListed
        list={list}
        total={total}
        none={none}
        notFound={{ title: t("support.no_match.title"), text: t("support.no_match.text") }}
      />
    );
  };
  return (
    <>
      <PageHeader title={t("support.title")} note={t("tickets.delay")} />
      <ListFilters
        list={list}
        searchLabel={t("support.search")}
        searchHelp={t("support.search.help")}
        statusLabel={t("tickets.column.status")}
        statusText={(status) => t(`tickets.status.${status}`)}
        columnText={(column) => t(columnKeys[column])}
        more={<TurnFilter list={list} />}
      />
      <ResourceView actor={actor} skeleton={<Skeleton shape="rows" count={10} />} empty={nothing}>
        {(content) => (
          <PagedTable
            content={content}
            list={list}
            columns={columns}
            label={t("support.table", { page: list.address.page })}
            rowKey={({ id }) => id}
            rowHref={({ id }) => supportPath(id)}
            totalText={t("support.total", { count: content.total, number: format.number(content.total) })}
          />
        )}
      </ResourceView>
    </>
  );
};
