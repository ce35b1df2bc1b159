import type { TicketSummary } from "../../../domain/tickets/ticket.ts";
import { useFormat } from "../../i18n/format.ts";
import { useText } from "../../i18n/use-text.ts";
import { Unbroken } from "../../kit/layout/unbroken.tsx";
import { Badge } from "../../kit/states/badge.tsx";
import type { Column } from "../../kit/lists/table.tsx";
import { When } from "../../resource/when.tsx";
import styles from "./tickets.module.css";
import { TicketStatusBadge } from "./ticket-status-badge.tsx";

export type TicketColumn = "subject" | "status" | "id" | "creator" | "answers" | "date" | "lastActivity";

const SubjectWithNews = ({ ticket: { subject, unreadAnswers } }: { readonly ticket: TicketSummary }) => {
  const t = useText();
  const unbroken = <Unbroken text={subject} />;
  return unreadAnswers === 0 ? (
    unbroken
  ) : (
    <>
      {unbroken} <Badge tone="info" shape={false} label={t("tickets.unread", { count: unreadAnswers })} />
    </>
  );
};

/** The columns of the ticket list. */
export const useTicketColumns = (): readonly Column<TicketSummary, TicketColumn>[] => {
  const t = useText();
  const format = useFormat();
  return [
    {
      key: "subject",
      header: t("tickets.column.subject"),
      primary: true,
      render: (ticket) => <SubjectWithNews ticket={ticket} />,
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
      render: ({ id }) => <span className={styles["number"]}>{id}</span>,
    },
    { key: "creator", header: t("tickets.column.creator"), least: 3, render: ({ creator }) => creator },
    {
      key: "answers",
      header: t("tickets.column.answers"),
      least: 1,
      number: true,
      render: ({ answerCount }) => format.number(answerCount),
    },
    {
      key: "date",
      header: t("tickets.column.date"),
      whole: true,
      least: 2,
      render: ({ date }) => <When date={date} />,
    },
    {
      key: "lastActivity",
      header: t("tickets.column.lastActivity"),
      whole: true,
      render: ({ lastActivity }) => <When date={lastActivity} />,
    },
  ];
};
