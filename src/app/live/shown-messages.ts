import type { MessageSummary } from "../../domain/messages/message.ts";
import type { Locale } from "../../domain/shell/locale.ts";
import type { ResourceRef } from "../../machines/kit/resource.machine.ts";
import type { PortalRef } from "../../machines/shell/portal.machine.ts";
import { messagesKey } from "../../ui/screens/messages/messages-key.ts";

type MessagesRef = ResourceRef<{ readonly instance: Locale }, readonly MessageSummary[]>;

/**
 * The account's messages that the message centre shows in this language, if it has loaded them since `since` (ms since
 * 1970): the bell has no need to ask for them again.
 */
export const shownMessages = (
  root: PortalRef,
  locale: Locale,
  since: number,
): readonly MessageSummary[] | undefined => {
  const { children, context } = root.getSnapshot();
  const key = messagesKey("account");
  const centre = (children as Readonly<Record<string, unknown>>)[key] as MessagesRef | undefined;
  const data = centre?.getSnapshot().context.data;
  return context.shown.includes(key) &&
    data?._tag === "Loaded" &&
    data.loadedFrom.instance === locale &&
    data.loadedAt >= since
    ? data.content
    : undefined;
};
