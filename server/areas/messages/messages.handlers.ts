import { notFound, type Handlers } from "../../http/handler.ts";
import { listMessages, noteAllRead, noteRead, pageOfMessages, readMessage } from "./messages.sql.ts";

/** Messages (business §6): without a session only the public ones, all unread. */
export const messagesHandlers: Handlers<
  "getMessages" | "getMessage" | "findMessages" | "markMessageRead" | "markMessagesRead"
> = {
  getMessages: async ({ sql, account, now }, { instance }) => ({
    notifications: await listMessages(sql, account, instance, now()),
  }),
  getMessage: async ({ sql, account, now }, { id, instance }) =>
    (await readMessage(sql, account, id, instance, now())) ?? notFound,
  findMessages: ({ sql, account, now }, request) => pageOfMessages(sql, account, request, now()),
  markMessageRead: async ({ sql, account, now }, { id }) =>
    (await noteRead(sql, account, id, now())) ? {} : notFound,
  markMessagesRead: async ({ sql, account, now }, { newest }) =>
    (await noteAllRead(sql, account, newest, now())) ? {} : notFound,
};
