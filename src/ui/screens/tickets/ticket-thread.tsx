import { isBlank } from "../../../domain/kit/blank.ts";
import type { Attachment, Ticket, TicketAnswer } from "../../../domain/tickets/ticket.ts";
import { useText } from "../../i18n/use-text.ts";
import { Badge } from "../../kit/states/badge.tsx";
import { When } from "../../resource/when.tsx";
import { AttachmentList } from "./attachment-list.tsx";
import { MarkAnswersRead } from "./mark-answers-read.ts";
import styles from "./tickets.module.css";

interface EntryProps {
  readonly author: string;
  readonly side: TicketAnswer["side"];
  readonly date: Date;
  readonly message: string;
  readonly attachments: readonly Attachment[];
}

const Entry = ({ author, side, date, message, attachments }: EntryProps) => {
  const t = useText();
  const from = t(`ticket.side.${side}`);
  return (
    <li>
      <article className={styles["entry"]} data-side={side}>
        <header className={styles["entryHead"]}>
          <h3>{author}</h3>
          {from === author ? null : <Badge label={from} shape={false} />}
          <When date={date} className={styles["muted"] ?? ""} />
        </header>
        {!isBlank(message) && <p className={styles["message"]}>{message}</p>}
        <AttachmentList attachments={attachments} />
      </article>
    </li>
  );
};

/** The request and its answers, oldest first. */
export const TicketThread = ({ ticket }: { readonly ticket: Ticket }) => {
  const t = useText();
  const { id, creator, date, message, attachments, answers } = ticket;
  return (
    <section aria-labelledby="ticket-thread" className={styles["section"]}>
      <h2 id="ticket-thread">{t("ticket.thread")}</h2>
      <ol className={styles["thread"]}>
        <Entry author={creator} side="customer" date={date} message={message} attachments={attachments} />
        {answers.map((answer) => (
          <Entry key={answer.id} {...answer} />
        ))}
      </ol>
      {answers.length === 0 ? (
        <p className={styles["muted"]}>{t("ticket.no_answers")}</p>
      ) : (
        <MarkAnswersRead key={answers.length} id={id} />
      )}
    </section>
  );
};
