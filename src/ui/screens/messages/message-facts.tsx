import type { MessageSummary } from "../../../domain/messages/message.ts";
import { useText } from "../../i18n/use-text.ts";
import { Badge } from "../../kit/states/badge.tsx";
import { When } from "../../resource/when.tsx";
import styles from "./messages.module.css";
import { priorityText, tagText } from "./message-labels.ts";

/** A message's date, priority and tags (business §4). */
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
      <Badge tone={priority.code === "high" ? "warning" : "neutral"} label={priorityText(t, priority)} />
      {tags.map((tag) => (
        <Badge key={tag.code} label={tagText(t, tag)} shape={false} />
      ))}
    </p>
  );
};
