import * as Schema from "effect/Schema";
import { MessageId } from "../domain/messages/message.ts";
import { messageList } from "../domain/messages/messages.lists.ts";
import { Locale } from "./by-locale.ts";
import { call, data, form, Nothing } from "./call.ts";
import { pagesOf } from "./list-body.ts";

/** The message centre's list, in a language; without a session only the public messages, all unread (business §6). */
export const findMessages = call({
  path: "/api/findMessages",
  summary: "The messages of the message centre, a page at a time",
  access: "open",
  kind: "read",
  topics: ["messages"],
  ...pagesOf(messageList, { instance: Locale }),
  failures: [],
});

/** Marks the newest message that the person has seen the title of, and all before it. */
export const markMessagesRead = call({
  path: "/api/markMessagesRead",
  summary: "Mark all messages up to one as read",
  access: "session",
  kind: "write",
  body: form(Schema.Struct({ newest: MessageId })),
  answer: data(Nothing),
  failures: [],
});
