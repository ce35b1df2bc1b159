import { useParams } from "react-router-dom"
import { routes } from "../../../domain/routes.ts"
import type { Ticket, TicketId } from "../../../domain/ticket.ts"
import { useFormat } from "../../i18n/format.ts"
import { useText } from "../../i18n/use-text.ts"
import { DescriptionList } from "../../kit/description-list.tsx"
import { EmptyState } from "../../kit/empty-state.tsx"
import { LinkButton } from "../../kit/link-button.tsx"
import { PageHeader } from "../../kit/page-header.tsx"
import { Panel } from "../../kit/panel.tsx"
import { Skeleton } from "../../kit/skeleton.tsx"
import { BackLink } from "../back-link.tsx"
import detail from "../detail.module.css"
import { ResourceView } from "../resource-view.tsx"
import { useContent } from "../use-content.ts"
import { useNotFound } from "../use-not-found.ts"
import { useResource } from "../use-resource.ts"
import { TicketStatusBadge } from "./ticket-status-badge.tsx"
import { TicketThread } from "./ticket-thread.tsx"
import { useTicketsLogics } from "./tickets-logics.ts"

const TicketFacts = ({ ticket: { id, status, date, creator } }: { readonly ticket: Ticket }) => {
  const t = useText()
  const format = useFormat()
  return (
    <Panel heading={t("ticket.facts")}>
      <DescriptionList
        facts={[
          { label: t("ticket.status"), value: <TicketStatusBadge status={status} /> },
          { label: t("ticket.number"), value: id, code: true },
          { label: t("ticket.created"), value: <time dateTime={date.toISOString()}>{format.moment(date)}</time> },
          { label: t("ticket.creator"), value: creator },
        ]}
      />
    </Panel>
  )
}

/** One ticket with its thread and attachments, to read (business §3). */
export const TicketScreen = () => {
  const t = useText()
  const id = (useParams()["id"] ?? "") as TicketId
  const actor = useResource(`ticket-${id}`, useTicketsLogics().ticket, { id })
  const ticket = useContent(actor)
  const notFound = useNotFound(actor)
  return (
    <>
      <BackLink to={routes.tickets.path} label={t("ticket.back")} />
      <PageHeader title={ticket?.subject ?? t("ticket.title", { id })} note={t("tickets.delay")} />
      {notFound
        ? (
          <EmptyState
            title={t("ticket.not_found.title")} text={t("ticket.not_found.text", { id })}
            action={<LinkButton to={routes.tickets.path}>{t("ticket.back")}</LinkButton>}
          />
        )
        : (
          <ResourceView actor={actor} skeleton={<Skeleton shape="card" count={3} />}>
            {(content) => (
              <div className={detail["columns"]}>
                <div className={detail["main"]}><TicketThread ticket={content} /></div>
                <div className={detail["side"]}><TicketFacts ticket={content} /></div>
              </div>
            )}
          </ResourceView>
        )}
    </>
  )
}
