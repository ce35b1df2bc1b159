import Plus from "lucide-react/icons/plus";
import { getTickets } from "../../../api/ticket-list.calls.ts";
import { useList } from "../../lists/use-list.ts";
import { privateTicketList, ticketList } from "../../../domain/tickets/tickets.lists.ts";
import { detailPath, routes } from "../../../domain/shell/routes.ts";
import { useResource } from "../../calls/use-resource.ts";
import { useText } from "../../i18n/use-text.ts";
import { EmptyState } from "../../kit/states/empty-state.tsx";
import { LinkButton } from "../../kit/buttons/link-button.tsx";
import { PageHeader } from "../../kit/layout/page-header.tsx";
import { useAccount } from "../../shell/session/use-account.ts";
import { ListView } from "../../lists/list-view.tsx";
import { useTicketColumns } from "./use-ticket-columns.tsx";

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
  const list = useList(useAccount()?.visitor.household === true ? privateTicketList : ticketList);
  const actor = useResource(getTickets, list.request);
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
