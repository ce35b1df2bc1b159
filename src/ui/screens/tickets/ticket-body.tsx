import { useState } from "react";
import type { Elements } from "../../kit/elements.ts";
import { isOpen } from "../../../domain/tickets/ticket-rules.ts";
import type { Ticket } from "../../../domain/tickets/ticket.ts";
import { useText } from "../../i18n/use-text.ts";
import { Answer } from "../../kit/layout/answer.tsx";
import { codeText } from "../../page/code-text.ts";
import detail from "../../page/detail.module.css";
import { AnswerForm } from "./writing/answer-form.tsx";
import { CorrectTicket } from "./writing/correct-ticket.tsx";
import { TicketFacts } from "./ticket-facts.tsx";
import { ticketTone } from "./ticket-status-badge.tsx";
import { TicketSteps, type TicketRef } from "./ticket-steps.tsx";
import { TicketThread } from "./ticket-thread.tsx";

/** A ticket with its messages and actions. Unsent text is kept if the ticket is closed in the meantime. */
export const TicketBody = ({
  ticket,
  holder,
  aside,
}: {
  readonly ticket: Ticket;
  readonly holder: TicketRef;
  readonly aside?: Elements;
}) => {
  const t = useText();
  const [wasOpen] = useState(isOpen(ticket));
  return (
    <div className={detail["columns"]}>
      <div className={detail["main"]}>
        <Answer
          label={t("ticket.status")}
          tone={ticketTone(ticket.status)}
          text={codeText(t, ticket.status, (code) => `tickets.status.${code}`)}
        />
        <TicketThread ticket={ticket} />
        {wasOpen || isOpen(ticket) ? <AnswerForm ticket={ticket} holder={holder} /> : null}
      </div>
      <div className={detail["side"]}>
        <TicketFacts ticket={ticket} />
        {aside}
        <TicketSteps ticket={ticket} holder={holder} />
        <CorrectTicket ticket={ticket} holder={holder} />
      </div>
    </div>
  );
};
