import { detailPath, routes } from "../../../domain/routes.ts"
import { ticketColumns, ticketStatuses, type TicketSummary } from "../../../domain/ticket.ts"
import { useFormat } from "../../i18n/format.ts"
import { useText } from "../../i18n/use-text.ts"
import { EmptyState } from "../../kit/empty-state.tsx"
import { LinkButton } from "../../kit/link-button.tsx"
import { PageHeader } from "../../kit/page-header.tsx"
import { Skeleton } from "../../kit/skeleton.tsx"
import { listRequest, type ListRules, type Page } from "../list-address.ts"
import { ListFilters } from "../list-filters.tsx"
import { NothingListed } from "../nothing-listed.tsx"
import { PagedTable } from "../paged-table.tsx"
import { ResourceView } from "../resource-view.tsx"
import { useListAddress } from "../use-list-address.ts"
import { useResource } from "../use-resource.ts"
import { useTicketsLogics } from "./tickets-logics.ts"
import { useTicketColumns } from "./use-ticket-columns.tsx"

const rules: ListRules<(typeof ticketStatuses)[number], (typeof ticketColumns)[number]> = {
  statuses: ticketStatuses, columns: ticketColumns, defaultSort: "-lastActivity",
}

const NoTickets = () => {
  const t = useText()
  return (
    <EmptyState
      title={t("tickets.empty.title")} text={t("tickets.empty.text")}
      action={<LinkButton to={routes.orders.path}>{t("tickets.empty.action")}</LinkButton>}
    />
  )
}

/** The tickets that the reader may see: searched, narrowed, ordered and paged by the address bar (business §3). */
export const TicketsScreen = () => {
  const t = useText()
  const format = useFormat()
  const list = useListAddress(rules)
  const actor = useResource("tickets", useTicketsLogics().tickets, listRequest(list.address))
  const columns = useTicketColumns()
  const nothing = ({ rows, total }: Page<TicketSummary>) =>
    rows.length > 0 ? undefined : (
      <NothingListed list={list} total={total} none={<NoTickets />} notFound={{ title: t("tickets.none.title"), text: t("tickets.none.text") }} />
    )
  return (
    <>
      <PageHeader title={t("tickets.title")} note={t("tickets.delay")} />
      <ListFilters
        list={list} searchLabel={t("tickets.search")} searchHelp={t("tickets.search.help")} statusLabel={t("tickets.column.status")}
        statusText={(status) => t(`tickets.status.${status}`)} columnText={(column) => t(`tickets.column.${column}`)}
      />
      <ResourceView actor={actor} skeleton={<Skeleton shape="rows" count={10} />} empty={nothing}>
        {(content) => (
          <PagedTable
            content={content} list={list} columns={columns} label={t("tickets.table", { page: list.address.page })}
            rowKey={({ id }) => id} rowHref={({ id }) => detailPath("ticket", id)}
            totalText={t("tickets.total", { count: content.total, number: format.number(content.total) })}
          />
        )}
      </ResourceView>
    </>
  )
}
