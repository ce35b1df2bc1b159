import { getSupportCases } from "../../../api/support.calls.ts";
import { supportCaseList } from "../../../domain/support/support.lists.ts";
import { routes, supportPath } from "../../../domain/shell/routes.ts";
import { useResource } from "../../calls/use-resource.ts";
import { useText } from "../../i18n/use-text.ts";
import { EmptyState } from "../../kit/states/empty-state.tsx";
import { LinkButton } from "../../kit/buttons/link-button.tsx";
import { PageHeader } from "../../kit/layout/page-header.tsx";
import { Unbroken } from "../../kit/layout/unbroken.tsx";
import { columnsOf } from "../../lists/columns-of.ts";
import { ListView } from "../../lists/list-view.tsx";
import { useList } from "../../lists/use-list.ts";
import { TicketStatusBadge } from "../tickets/ticket-status-badge.tsx";
import { When } from "../../resource/when.tsx";
import styles from "./support.module.css";

const useCaseColumns = () => {
  const t = useText();
  return columnsOf(t, supportCaseList, {
    subject: { primary: true, render: ({ subject }) => <Unbroken text={subject} /> },
    status: { primary: true, render: ({ status }) => <TicketStatusBadge status={status} /> },
    id: { whole: true, least: 3, render: ({ id }) => <span className={styles["number"]}>{id}</span> },
    company: ({ company }) => company,
    serial: {
      whole: true,
      least: 2,
      render: ({ serial }) =>
        serial === null ? t("support.none") : <span className={styles["number"]}>{serial}</span>,
    },
    waitingFor: ({ waitingFor }) => t(`support.waiting.${waitingFor}`),
    opened: { whole: true, least: 1, render: ({ opened }) => <When date={opened} /> },
    lastActivity: { whole: true, render: ({ lastActivity }) => <When date={lastActivity} /> },
  });
};

/** Support cases by serial number, ticket number or words: all for staff, the company's own for partners (business §2). */
export const SupportScreen = () => {
  const t = useText();
  const list = useList(supportCaseList);
  const cases = useResource(getSupportCases, list.request);
  const columns = useCaseColumns();
  return (
    <>
      <PageHeader title={t("support.title")} note={t("tickets.delay")} />
      <ListView
        name="support-cases"
        actor={cases}
        list={list}
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
