import { notFound, type Handlers } from "../../http/handler.ts";
import { listMessages, noteRead, readMessage } from "./messages.sql.ts";

/** Messages (business §6): without a session only the public ones, all unread. */
export const messagesHandlers: Handlers<"getMessages" | "getMessage" | "markMessageRead"> = {
  getMessages: async ({ sql, account, now }, { instance }) => ({
    notifications: await listMessages(sql, account, instance, now()),
  }),
  getMessage: async ({ sql, account, now }, { id, instance }) =>
    (await readMessage(sql, account, id, instance, now())) ?? notFound,
  markMessageRead: async ({ sql, account, now }, { id }) =>
    (await noteRead(sql, account, id, now())) ? {} : notFound,
};
