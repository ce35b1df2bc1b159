import type { MessageSummary } from "../../../domain/messages/message.ts";
import type { Text } from "../../i18n/catalogue.ts";
import { codeText } from "../../page/code-text.ts";

/** The words of a message's codes (business §4); a code that is not in the catalogue is shown as it came. */
export const priorityText = (t: Text, priority: MessageSummary["priority"]): string =>
  codeText(t, priority, (code) => `messages.priority.${code}`);
export const tagText = (t: Text, tag: MessageSummary["tags"][number]): string =>
  codeText(t, tag, (code) => `messages.tag.${code}`);
