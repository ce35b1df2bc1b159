import Plus from "lucide-react/icons/plus";
import { detailPath, routes } from "../../../domain/shell/routes.ts";
import { ticketColumns, ticketStatuses } from "../../../domain/tickets/ticket.ts";
import { useText } from "../../i18n/use-text.ts";
import { Checkbox } from "../../kit/fields/checkbox.tsx";
import { EmptyState } from "../../kit/states/empty-state.tsx";
import { LinkButton } from "../../kit/buttons/link-button.tsx";
import { PageHeader } from "../../kit/layout/page-header.tsx";
import { listRequest, type ListRules } from "../../lists/list-address.ts";
import { ListView } from "../../lists/list-view.tsx";
import { useListAddress, type ListState } from "../../lists/use-list-address.ts";
import { useResource } from "../../resource/use-resource.ts";
import styles from "./tickets.module.css";
import { useTicketsActors, type TicketsRequest } from "./tickets-actors.ts";
import { useTicketColumns } from "./use-ticket-columns.tsx";

const rules: ListRules<(typeof ticketStatuses)[number], (typeof ticketColumns)[number]> = {
  statuses: ticketStatuses,
  columns: ticketColumns,
  defaultSort: "-lastActivity",
  choices: { scope: ["mine"], unread: ["1"] },
  ranges: ["period"],
};

type TicketList = ListState<(typeof ticketStatuses)[number], (typeof ticketColumns)[number]>;

const ticketsRequest = (address: TicketList["address"]): TicketsRequest => {
  const { filter = {}, ...request } = listRequest(address);
  const { scope, unread } = address.choices ?? {};
  const whole = {
    ...filter,
    ...(scope === "mine" ? { scope: "mine" as const } : {}),
    ...(unread === undefined ? {} : { unread: true as const }),
  };
  return Object.keys(whole).length === 0 ? request : { ...request, filter: whole };
};

const UnreadFilter = ({ list: { address, change } }: { readonly list: TicketList }) => {
  const t = useText();
  const { unread, ...others } = address.choices ?? {};
  return (
    <div className={styles["unlabelled"]}>
      <Checkbox
        label={t("tickets.unread_only")}
        checked={unread !== undefined}
        onChange={(only) => change({ choices: only ? { ...others, unread: "1" } : others })}
      />
    </div>
  );
};

const NoTickets = () => {
  const t = useText();
  return (
    <EmptyState
      title={t("tickets.empty.title")}
      text={t("tickets.empty.text")}
      action={
        <LinkButton to={routes.guidedTicket.path} icon={Plus}>
          {t("new_ticket.title")}
        </LinkButton>
      }
    />
  );
};

/** The tickets that the person may see; search, filters, order and page are in the address bar (business §3). */
export const TicketsScreen = () => {
  const t = useText();
  const list = useListAddress(rules);
  const actor = useResource("tickets", useTicketsActors().tickets, ticketsRequest(list.address));
  const columns = useTicketColumns();
  return (
    <>
      <PageHeader
        title={t("tickets.title")}
        note={t("tickets.delay")}
        action={
          <LinkButton to={routes.guidedTicket.path} variant="primary" icon={Plus}>
            {t("new_ticket.title")}
          </LinkButton>
        }
      />
      <ListView
        name="tickets"
        actor={actor}
        list={list}
        searchLabel={t("tickets.search")}
        searchHelp={t("tickets.search.help")}
        statusLabel={t("tickets.column.status")}
        statusText={(status) => t(`tickets.status.${status}`)}
        columnText={(column) => t(`tickets.column.${column}`)}
        choices={[
          {
            name: "scope",
            label: t("tickets.scope"),
            all: t("tickets.scope.company"),
            items: [{ value: "mine", label: t("tickets.scope.mine") }],
          },
        ]}
        more={<UnreadFilter list={list} />}
        moreWords={list.address.choices?.["unread"] === undefined ? [] : [t("tickets.unread_only")]}
        ranges={{ period: t("tickets.column.date") }}
        none={<NoTickets />}
        notFound={{ title: t("tickets.none.title"), text: t("tickets.none.text") }}
        columns={columns}
        label={t("tickets.table", { page: list.address.page })}
        rowKey={({ id }) => id}
        rowHref={({ id }) => detailPath("ticket", id)}
        totalText={(counted) => t("tickets.total", counted)}
      />
    </>
  );
};
