import type { Elements } from "../../kit/elements.ts";
import { supportPath } from "../../../domain/shell/routes.ts";
import type { TicketId } from "../../../domain/tickets/ticket.ts";
import type { ResourceRef } from "../../../machines/kit/resource.machine.ts";
import { useText } from "../../i18n/use-text.ts";
import { PageHeader } from "../../kit/layout/page-header.tsx";
import { EmptyState } from "../../kit/states/empty-state.tsx";
import { BackLink } from "../../page/back-link.tsx";
import { useNotFound } from "../../resource/use-not-found.ts";
import { PageTitle } from "../../shell/navigation/page-title.tsx";

/** The ticket whose company is looked at. */
export interface OfTicket {
  readonly id: TicketId;
}

interface CasePartProps<Request, Content> extends OfTicket {
  readonly title: string;
  /** What is shown; a ticket that the reader may not read has none. */
  readonly actor: ResourceRef<Request, Content>;
  readonly children: Elements;
}

/** What staff see of the company of a ticket, for reading only; every look is noted (docs/decisions/tickets.md). */
export const CasePart = <Request, Content>({
  id,
  title,
  actor,
  children,
}: CasePartProps<Request, Content>) => {
  const t = useText();
  return (
    <>
      <BackLink to={supportPath(id)} label={t("case_company.back")} />
      <PageTitle things={[id, title]} />
      <PageHeader title={title} note={t("case_company.note")} />
      {useNotFound(actor) ? (
        <EmptyState title={t("case_company.not_found")} text={t("case_company.not_found.text", { id })} />
      ) : (
        children
      )}
    </>
  );
};
