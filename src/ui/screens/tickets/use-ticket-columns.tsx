import { columnsOf } from "../../lists/columns-of.ts";
import { ticketList } from "../../../domain/tickets/tickets.lists.ts";
import type { TicketSummary } from "../../../domain/tickets/ticket.ts";
import { useFormat } from "../../i18n/format.ts";
import { useText } from "../../i18n/use-text.ts";
import { Unbroken } from "../../kit/layout/unbroken.tsx";
import { Badge } from "../../kit/states/badge.tsx";
import { When } from "../../resource/when.tsx";
import styles from "./tickets.module.css";
import { TicketStatusBadge } from "./ticket-status-badge.tsx";

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
export const useTicketColumns = () => {
  const t = useText();
  const format = useFormat();
  return columnsOf(t, ticketList, {
    subject: { primary: true, render: (ticket) => <SubjectWithNews ticket={ticket} /> },
    status: { primary: true, render: ({ status }) => <TicketStatusBadge status={status} /> },
    id: { whole: true, render: ({ id }) => <span className={styles["number"]}>{id}</span> },
    creator: { least: 3, render: ({ creator }) => creator },
    answers: { least: 1, number: true, render: ({ answerCount }) => format.number(answerCount) },
    date: { whole: true, least: 2, render: ({ date }) => <When date={date} /> },
    lastActivity: { whole: true, render: ({ lastActivity }) => <When date={lastActivity} /> },
  });
};
