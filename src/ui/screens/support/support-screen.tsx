import { routes, supportPath } from "../../../domain/shell/routes.ts";
import {
  supportCaseColumns,
  waitingAges,
  type SupportCaseSummary,
} from "../../../domain/support/support-case.ts";
import { ticketStatuses } from "../../../domain/tickets/ticket.ts";
import { useText } from "../../i18n/use-text.ts";
import { EmptyState } from "../../kit/states/empty-state.tsx";
import { LinkButton } from "../../kit/buttons/link-button.tsx";
import { PageHeader } from "../../kit/layout/page-header.tsx";
import { Unbroken } from "../../kit/layout/unbroken.tsx";
import type { Column } from "../../kit/lists/table.tsx";
import { listRequest, type ListRules } from "../../lists/list-address.ts";
import { ListView } from "../../lists/list-view.tsx";
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
  choices: { waiting: turns, age: waitingAges },
  ranges: ["period"],
};

const casesRequest = (address: ListState<CaseStatus, CaseColumn>["address"]): CasesRequest => {
  const { filter = {}, ...request } = listRequest(address);
  const waitingFor = turns.find((turn) => turn === address.choices?.["waiting"]);
  const age = waitingAges.find((known) => known === address.choices?.["age"]);
  const whole = {
    ...filter,
    ...(waitingFor === undefined ? {} : { waitingFor }),
    ...(age === undefined ? {} : { age }),
  };
  return Object.keys(whole).length === 0 ? request : { ...request, filter: whole };
};

const useCaseColumns = (): readonly Column<
  SupportCaseSummary,
  CaseColumn | "id" | "serial" | "waitingFor"
>[] => {
  const t = useText();
  return [
    {
      key: "subject",
      header: t("tickets.column.subject"),
      primary: true,
      render: ({ subject }) => <Unbroken text={subject} />,
    },
    {
      key: "status",
      header: t("tickets.column.status"),
      primary: true,
      render: ({ status }) => <TicketStatusBadge status={status} />,
    },
    {
      key: "id",
      header: t("tickets.column.id"),
      whole: true,
      least: 3,
      render: ({ id }) => <span className={styles["number"]}>{id}</span>,
    },
    { key: "company", header: t("support.column.company"), render: ({ company }) => company },
    {
      key: "serial",
      header: t("ticket.reference.serial"),
      whole: true,
      least: 2,
      render: ({ serial }) =>
        serial === null ? t("support.none") : <span className={styles["number"]}>{serial}</span>,
    },
    {
      key: "waitingFor",
      header: t("support.waiting"),
      render: ({ waitingFor }) => t(`support.waiting.${waitingFor}`),
    },
    {
      key: "opened",
      header: t("tickets.column.date"),
      whole: true,
      least: 1,
      render: ({ opened }) => <When date={opened} />,
    },
    {
      key: "lastActivity",
      header: t("tickets.column.lastActivity"),
      whole: true,
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
  const list = useListAddress(rules);
  const actor = useResource("support-cases", useSupportActors().cases, casesRequest(list.address));
  const columns = useCaseColumns();
  return (
    <>
      <PageHeader title={t("support.title")} note={t("tickets.delay")} />
      <ListView
        name="support-cases"
        actor={actor}
        list={list}
        searchLabel={t("support.search")}
        searchHelp={t("support.search.help")}
        statusLabel={t("tickets.column.status")}
        statusText={(status) => t(`tickets.status.${status}`)}
        columnText={(column) => t(columnKeys[column])}
        ranges={{ period: t("tickets.column.date") }}
        choices={[
          {
            name: "waiting",
            label: t("support.waiting"),
            items: turns.map((value) => ({ value, label: t(`support.waiting.${value}`) })),
          },
          {
            name: "age",
            label: t("support.age"),
            items: waitingAges.map((value) => ({ value, label: t(`support.age.${value}`) })),
          },
        ]}
        none={
          <EmptyState
            title={t("support.empty.title")}
            text={t("support.empty.text")}
            action={<LinkButton to={routes.guidedTicket.path}>{t("new_ticket.title")}</LinkButton>}
          />
        }
        notFound={{ title: t("support.no_match.title"), text: t("support.no_match.text") }}
        columns={columns}
        label={t("support.table", { page: list.address.page })}
        rowKey={({ id }) => id}
        rowHref={({ id }) => supportPath(id)}
        totalText={(counted) => t("support.total", counted)}
      />
    </>
  );
};
