import type { MessageSummary } from "../../../domain/messages/message.ts";
import { useText } from "../../i18n/use-text.ts";
import { Badge } from "../../kit/states/badge.tsx";
import { When } from "../../resource/when.tsx";
import styles from "./messages.module.css";
import { priorityText, tagText } from "./message-labels.ts";

/** A message's date, priority and tags (business §4): high priority as a badge, the usual one unsaid. */
export const MessageFacts = ({
  message,
}: {
  readonly message: Pick<MessageSummary, "date" | "priority" | "tags">;
}) => {
  const t = useText();
  const { date, priority, tags } = message;
  return (
    <p className={styles["facts"]}>
      <When date={date} />
      {priority.code === "high" ? (
        <Badge tone="warning" label={priorityText(t, priority)} />
      ) : (
        priority.code !== "default" && <span>{priorityText(t, priority)}</span>
      )}
      {tags.map((tag) => (
        <span key={tag.code}>{tagText(t, tag)}</span>
      ))}
    </p>
  );
};
