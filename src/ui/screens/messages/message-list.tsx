import type { MessageSummary } from "../../../domain/messages/message.ts";
import { detailPath } from "../../../domain/shell/routes.ts";
import { useText } from "../../i18n/use-text.ts";
import { VisuallyHidden } from "../../kit/layout/visually-hidden.tsx";
import { MessageFacts } from "./message-facts.tsx";
import { Link } from "../../kit/buttons/link.tsx";
import { useVisitQuery } from "../../shell/use-visit-query.ts";
import styles from "./messages.module.css";

export interface MessageListProps {
  readonly messages: readonly MessageSummary[];
  /** Ids of unread messages; empty for visitors, who have no account. */
  readonly unread: ReadonlySet<string>;
}

/** The messages, each row a link; unread ones are strong and have a dot. */
export const MessageList = ({ messages, unread }: MessageListProps) => {
  const t = useText();
  const query = useVisitQuery();
  return (
    <ul className={styles["list"]} aria-label={t("messages.list")}>
      {messages.map((message) => (
        <li key={message.id} className={styles["row"]} data-unread={unread.has(message.id)}>
          <div className={styles["head"]}>
            {unread.has(message.id) && <VisuallyHidden>{t("messages.unread")}</VisuallyHidden>}
            <Link to={`${detailPath("message", message.id)}${query}`} className={styles["link"]}>
              {message.title}
            </Link>
          </div>
          <MessageFacts message={message} />
        </li>
      ))}
    </ul>
  );
};
