import * as Schema from "effect/Schema";
import { Message, MessageId, MessageSummary } from "../domain/messages/message.ts";
import { byLocale, Locale } from "./by-locale.ts";
import { call, data, form, Nothing, plain } from "./call.ts";

/** The notifications, newest first; without a session only the public ones, all unread (business §6). */
export const getMessages = call({
  path: "/api/getMessages",
  summary: "The messages of the message centre and the bell",
  access: "open",
  kind: "read",
  topics: ["messages"],
  body: byLocale,
  answer: plain(Schema.Struct({ notifications: Schema.Array(MessageSummary) })),
  failures: [],
});

export const getMessage = call({
  path: "/api/getMessage",
  summary: "One message",
  access: "open",
  kind: "read",
  topics: ["messages"],
  body: form(Schema.Struct({ id: MessageId, instance: Locale })),
  answer: data(Message),
  failures: [],
});

export const markMessageRead = call({
  path: "/api/markMessageRead",
  summary: "Mark a message as read",
  access: "session",
  kind: "write",
  body: form(Schema.Struct({ id: MessageId })),
  answer: data(Nothing),
  failures: [],
});

/** A one-time link that signs the person in at the external academy (shell §7). */
export const getAcademyOneTimeUrl = call({
  path: "/api/getAcademyOneTimeUrl",
  summary: "A one-time link to the academy",
  access: "academy",
  kind: "write",
  anew: true,
  body: form(Schema.Struct({ language: Locale, status: Schema.String.check(Schema.isMaxLength(40)) })),
  answer: plain(Schema.Struct({ link: Schema.String.check(Schema.isPattern(/^https:\/\//)) })),
  failures: [],
});
