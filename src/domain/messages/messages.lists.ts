import { list, oneOf, severalOf } from "../kit/list.ts";
import { messagePriorities, messageTags, MessageSummary } from "./message.ts";

/** The reader's messages (business §6); a search matches title and text. */
export const messageList = list({
  row: MessageSummary,
  columns: { date: "messages.column.date" },
  sortable: ["date"],
  sort: "-date",
  search: "messages.search",
  filters: {
    tags: severalOf(messageTags, "messages.filter.tags", (tag) => `messages.tag.${tag}`),
    priority: oneOf(
      messagePriorities,
      "messages.filter.priority",
      (priority) => `messages.priority.${priority}`,
    ),
  },
  period: "messages.column.date",
});
