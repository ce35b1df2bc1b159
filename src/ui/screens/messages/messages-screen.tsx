import { useSelector } from "@xstate/react";
import { useSearchParams } from "react-router-dom";
import { getMessages } from "../../../api/shell.calls.ts";
import { messagePriorities, messageTags, type MessageSummary } from "../../../domain/messages/message.ts";
import { usePortalActors } from "../../actors/portal-actors.ts";
import { useResource } from "../../calls/use-resource.ts";
import { useFormat } from "../../i18n/format.ts";
import { useText } from "../../i18n/use-text.ts";
import { Button } from "../../kit/buttons/button.tsx";
import { EmptyState } from "../../kit/states/empty-state.tsx";
import { Field } from "../../kit/fields/field.tsx";
import { MultiSelect } from "../../kit/fields/multi-select.tsx";
import { PageHeader } from "../../kit/layout/page-header.tsx";
import { Skeleton } from "../../kit/states/skeleton.tsx";
import { ListControls } from "../../lists/list-controls.tsx";
import { ResourceView } from "../../resource/resource-view.tsx";
import { LoginPrompt } from "./login-prompt.tsx";
import {
  matchesFilter,
  printMessageFilter,
  readMessageFilter,
  type MessageFilter,
} from "./message-filter.ts";
import { MessageList } from "./message-list.tsx";
import styles from "./messages.module.css";
import { useReader } from "./use-reader.ts";

interface FiltersProps {
  readonly filter: MessageFilter;
  readonly change: (filter: MessageFilter) => void;
}

const everything: MessageFilter = { tags: [], priorities: [] };

const Filters = ({ filter, change }: FiltersProps) => {
  const t = useText();
  const { tags, priorities } = filter;
  const tagText = (tag: (typeof messageTags)[number]) => t(`messages.tag.${tag}`);
  const priorityText = (priority: (typeof messagePriorities)[number]) => t(`messages.priority.${priority}`);
  const labelsOf = (name: string, chosen: readonly string[]) =>
    chosen.length === 0 ? [] : [`${t("kit.label", { name })} ${chosen.join(", ")}`];
  return (
    <ListControls
      labels={[
        ...labelsOf(t("messages.filter.tags"), tags.map(tagText)),
        ...labelsOf(t("messages.filter.priority"), priorities.map(priorityText)),
      ]}
      active={tags.length + priorities.length}
      onClear={() => change(everything)}
      main={
        <>
          <Field label={t("messages.filter.tags")}>
            {(control) => (
              <MultiSelect
                {...control}
                none={t("list.all")}
                items={messageTags.map((value) => ({ value, label: tagText(value) }))}
                values={tags}
                onChange={(chosen) => change({ ...filter, tags: chosen })}
              />
            )}
          </Field>
          <Field label={t("messages.filter.priority")}>
            {(control) => (
              <MultiSelect
                {...control}
                none={t("list.all")}
                items={messagePriorities.map((value) => ({ value, label: priorityText(value) }))}
                values={priorities}
                onChange={(chosen) => change({ ...filter, priorities: chosen })}
              />
            )}
          </Field>
        </>
      }
    />
  );
};

/** The filtered messages, with total and unread count. */
const Found = ({
  messages,
  loggedIn,
}: {
  readonly messages: readonly MessageSummary[];
  readonly loggedIn: boolean;
}) => {
  const t = useText();
  const format = useFormat();
  const atBell = useSelector(usePortalActors().notificationCentre, ({ context }) => context.messages);
  const readAtBell = new Set(atBell.filter(({ read }) => read).map(({ id }) => id));
  const unread = new Set(
    messages.filter(({ id, read }) => loggedIn && !read && !readAtBell.has(id)).map(({ id }) => id),
  );
  const counts = [t("messages.total", { count: messages.length, number: format.number(messages.length) })];
  if (unread.size > 0)
    counts.push(t("messages.unread_count", { count: unread.size, number: format.number(unread.size) }));
  return (
    <>
      <p role="status" className={styles["count"]}>
        {counts.join(", ")}
      </p>
      <MessageList messages={messages} unread={unread} />
    </>
  );
};

/** The message centre: available without login, then with fewer messages and a login prompt (business §6). */
export const MessagesScreen = () => {
  const t = useText();
  const { key, locale, loggedIn } = useReader();
  const actor = useResource(getMessages, { instance: locale }, { as: key });
  const [params, setParams] = useSearchParams();
  const filter = readMessageFilter(params);
  const change = (changed: MessageFilter) => setParams((present) => printMessageFilter(changed, present));
  const empty = ({ notifications }: { readonly notifications: readonly MessageSummary[] }) => {
    if (notifications.length === 0)
      return <EmptyState title={t("messages.empty.title")} text={t("messages.empty.text")} />;
    if (notifications.some((message) => matchesFilter(message, filter))) return undefined;
    return (
      <EmptyState
        title={t("messages.none.title")}
        text={t("messages.none.text")}
        action={<Button onClick={() => change(everything)}>{t("list.clear")}</Button>}
      />
    );
  };
  return (
    <>
      <PageHeader title={t("messages.title")} />
      {key === "visitor" ? <LoginPrompt /> : null}
      <Filters filter={filter} change={change} />
      <ResourceView actor={actor} skeleton={<Skeleton shape="rows" count={6} />} empty={empty}>
        {({ notifications }) => (
          <Found
            messages={notifications.filter((message) => matchesFilter(message, filter))}
            loggedIn={loggedIn}
          />
        )}
      </ResourceView>
    </>
  );
};
