import { getMessages } from "../../api/shell.calls.ts";
import type { MessageSummary } from "../../domain/messages/message.ts";
import type { Locale } from "../../domain/shell/locale.ts";
import type { ResourceRef } from "../../machines/kit/resource.machine.ts";
import type { PortalRef } from "../../machines/shell/portal.machine.ts";
import { actorKey } from "../../ui/calls/actor-key.ts";
import type { Reader } from "../../ui/screens/messages/use-reader.ts";

type MessagesRef = ResourceRef<
  { readonly instance: Locale },
  { readonly notifications: readonly MessageSummary[] }
>;
const reader: Reader["key"] = "account";

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
  const key = actorKey(getMessages, {}, reader);
  const centre = (children as Readonly<Record<string, unknown>>)[key] as MessagesRef | undefined;
  const data = centre?.getSnapshot().context.data;
  return context.shown.includes(key) &&
    data?._tag === "Loaded" &&
    data.loadedFrom.instance === locale &&
    data.loadedAt >= since
    ? data.content.notifications
    : undefined;
};
