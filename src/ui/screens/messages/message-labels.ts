import type { MessageSummary } from "../../../domain/messages/message.ts";
import type { Text } from "../../i18n/catalogue.ts";
import { codeText } from "../../page/code-text.ts";

/** The text of a message's priority (business §4); an unknown code is shown as is. */
export const priorityText = (t: Text, priority: MessageSummary["priority"]): string =>
  codeText(t, priority, (code) => `messages.priority.${code}`);

/** The text of a message's tag (business §4); an unknown code is shown as is. */
export const tagText = (t: Text, tag: MessageSummary["tags"][number]): string =>
  codeText(t, tag, (code) => `messages.tag.${code}`);
