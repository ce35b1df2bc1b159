import { useSelector } from "@xstate/react";
import { findMessages } from "../../../api/messages.calls.ts";
import type { Page } from "../../../domain/kit/list.ts";
import { unreadCount, type MessageSummary } from "../../../domain/messages/message.ts";
import { messageList } from "../../../domain/messages/messages.lists.ts";
import { usePortalActors } from "../../actors/portal-actors.ts";
import { useResource } from "../../calls/use-resource.ts";
import { useFormat } from "../../i18n/format.ts";
import { useText } from "../../i18n/use-text.ts";
import { countText } from "../../kit/lists/count-text.ts";
import { EmptyState } from "../../kit/states/empty-state.tsx";
import { PageHeader } from "../../kit/layout/page-header.tsx";
import { Skeleton } from "../../kit/states/skeleton.tsx";
import { ListFilters } from "../../lists/list-filters.tsx";
import { NothingListed } from "../../lists/nothing-listed.tsx";
import { PagedRows } from "../../lists/paged-rows.tsx";
import { useList } from "../../lists/use-list.ts";
import { ResourceView } from "../../resource/resource-view.tsx";
import { LoginPrompt } from "./login-prompt.tsx";
import { MarkAllRead } from "./mark-all-read.tsx";
import { MessageList } from "./message-list.tsx";
import { useReader } from "./use-reader.ts";

/** The ids of the unread messages of a page, which may have been read at the bell since it was loaded; a visitor has read none. */
const useUnread = (messages: readonly MessageSummary[], loggedIn: boolean): ReadonlySet<string> => {
  const atBell = useSelector(usePortalActors().notificationCentre, ({ context }) => context.messages);
  const readAtBell = new Set(atBell.filter(({ read }) => read).map(({ id }) => id));
  return new Set(
    messages.filter(({ id, read }) => loggedIn && !read && !readAtBell.has(id)).map(({ id }) => id),
  );
};

const Found = ({
  messages,
  loggedIn,
}: {
  readonly messages: readonly MessageSummary[];
  readonly loggedIn: boolean;
}) => <MessageList messages={messages} unread={useUnread(messages, loggedIn)} />;

/** The message centre: available without login, then with fewer messages and a login prompt (business §6). */
export const MessagesScreen = () => {
  const t = useText();
  const format = useFormat();
  const { key, locale, loggedIn } = useReader();
  const unread = useSelector(usePortalActors().notificationCentre, ({ context }) =>
    unreadCount(context.messages),
  );
  const list = useList(messageList);
  const actor = useResource(findMessages, { ...list.request, instance: locale }, { as: key });
  const empty = ({ rows, total }: Page<MessageSummary>) =>
    rows.length > 0 ? undefined : (
      <NothingListed
        list={list}
        total={total}
        none={<EmptyState title={t("messages.empty.title")} text={t("messages.empty.text")} />}
        notFound={{ title: t("messages.none.title"), text: t("messages.none.text") }}
      />
    );
  return (
    <>
      <PageHeader title={t("messages.title")} />
      {key === "visitor" ? <LoginPrompt /> : null}
      <ListFilters list={list} />
      <ResourceView actor={actor} skeleton={<Skeleton shape="rows" count={6} />} empty={empty}>
        {(content) => (
          <PagedRows
            content={content}
            list={list}
            action={loggedIn && <MarkAllRead list={actor} />}
            totalText={[
              t("messages.total", { count: content.total, number: countText(format, content) }),
              ...(loggedIn && unread > 0
                ? [t("messages.total_unread", { count: unread, number: format.number(unread) })]
                : []),
            ].join(" · ")}
          >
            <Found messages={content.rows} loggedIn={loggedIn} />
          </PagedRows>
        )}
      </ResourceView>
    </>
  );
};
