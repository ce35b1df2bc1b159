import { getTicket } from "../../../api/tickets.calls.ts";
import type { Ticket, TicketId } from "../../../domain/tickets/ticket.ts";
import { useResource } from "../../calls/use-resource.ts";
import { useText } from "../../i18n/use-text.ts";
import type { Elements } from "../../kit/elements.ts";
import { EmptyState } from "../../kit/states/empty-state.tsx";
import { LinkButton } from "../../kit/buttons/link-button.tsx";
import { PageHeader } from "../../kit/layout/page-header.tsx";
import { Skeleton } from "../../kit/states/skeleton.tsx";
import { BackLink } from "../../page/back-link.tsx";
import { ResourceView } from "../../resource/resource-view.tsx";
import { useContent } from "../../resource/use-content.ts";
import { useNotFound } from "../../resource/use-not-found.ts";
import { PageTitle } from "../../shell/navigation/page-title.tsx";
import { TicketBody } from "./ticket-body.tsx";

export interface TicketViewProps {
  readonly id: TicketId;
  /** The address of the list from which the ticket was opened. */
  readonly back: string;
  readonly backLabel: string;
  /** Further data beside the ticket. */
  readonly aside?: (ticket: Ticket) => Elements;
}

/** A ticket with its messages and attachments, to answer, close, reopen and correct (business §3). */
export const TicketView = ({ id, back, backLabel, aside }: TicketViewProps) => {
  const t = useText();
  const actor = useResource(getTicket, { id });
  const ticket = useContent(actor);
  const notFound = useNotFound(actor);
  return (
    <>
      <BackLink to={back} label={backLabel} />
      {ticket === undefined ? null : <PageTitle things={[id, ticket.subject]} />}
      <PageHeader title={ticket?.subject ?? t("ticket.title", { id })} note={t("tickets.delay")} />
      {notFound ? (
        <EmptyState
          title={t("ticket.not_found.title")}
          text={t("ticket.not_found.text", { id })}
          action={<LinkButton to={back}>{backLabel}</LinkButton>}
        />
      ) : (
        <ResourceView actor={actor} skeleton={<Skeleton shape="card" count={3} />}>
          {(content) => <TicketBody ticket={content} holder={actor} aside={aside?.(content)} />}
        </ResourceView>
      )}
    </>
  );
};
