import * as Schema from "effect/Schema";
import { codeOf } from "../kit/known-code.ts";

export const MessageId = Schema.NonEmptyString.check(Schema.isMaxLength(40)).pipe(Schema.brand("MessageId"));
export type MessageId = typeof MessageId.Type;

/** Message priorities and tags (business §4). */
export const messagePriorities = ["default", "high", "medium", "low"] as const;
export const messageTags = [
  "general",
  "config",
  "app",
  "products",
  "services",
  "updates",
  "tutorial",
] as const;
export const MessagePriority = codeOf(messagePriorities);
export const MessageTag = codeOf(messageTags);

/** A row of the message centre and of the bell (business §3, shell §3). */
export const MessageSummary = Schema.Struct({
  id: MessageId,
  title: Schema.String,
  date: Schema.DateFromString,
  priority: MessagePriority,
  tags: Schema.Array(MessageTag),
  read: Schema.Boolean,
});
export type MessageSummary = typeof MessageSummary.Type;

export const Message = Schema.Struct({ ...MessageSummary.fields, paragraphs: Schema.Array(Schema.String) });
export type Message = typeof Message.Type;

/** The number of unread messages, shown at the bell (shell §1). */
export const unreadCount = (messages: readonly MessageSummary[]): number =>
  messages.filter((message) => !message.read).length;
