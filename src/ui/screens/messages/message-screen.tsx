import { useParams } from "react-router-dom";
import { getMessage } from "../../../api/shell.calls.ts";
import type { MessageId } from "../../../domain/messages/message.ts";
import { routes } from "../../../domain/shell/routes.ts";
import { useResource } from "../../calls/use-resource.ts";
import { useText } from "../../i18n/use-text.ts";
import { EmptyState } from "../../kit/states/empty-state.tsx";
import { LinkButton } from "../../kit/buttons/link-button.tsx";
import { PageHeader } from "../../kit/layout/page-header.tsx";
import { Skeleton } from "../../kit/states/skeleton.tsx";
import { BackLink } from "../../page/back-link.tsx";
import { ResourceView } from "../../resource/resource-view.tsx";
import { useContent } from "../../resource/use-content.ts";
import { useNotFound } from "../../resource/use-not-found.ts";
import { PageTitle } from "../../shell/navigation/page-title.tsx";
import { useVisitQuery } from "../../shell/use-visit-query.ts";
import { LoginPrompt } from "./login-prompt.tsx";
import { MarkMessageRead } from "./mark-message-read.ts";
import { MessageFacts } from "./message-facts.tsx";
import styles from "./messages.module.css";
import { useReader } from "./use-reader.ts";

/** A message; opening it marks it as read for signed-in readers (business §6). */
export const MessageScreen = () => {
  const t = useText();
  const id = (useParams()["id"] ?? "") as MessageId;
  const { key, locale, loggedIn } = useReader();
  const actor = useResource(getMessage, { id, instance: locale }, { as: key });
  const message = useContent(actor);
  const notFound = useNotFound(actor);
  const list = `${routes.messages.path}${useVisitQuery()}`;
  return (
    <>
      <BackLink to={list} label={t("message.back")} />
      {message === undefined ? null : <PageTitle things={[message.title]} />}
      <PageHeader
        title={message?.title ?? t("message.title")}
        {...(message !== undefined && { note: <MessageFacts message={message} /> })}
      />
      {notFound ? (
        <EmptyState
          title={t("message.not_found.title")}
          text={t("message.not_found.text")}
          action={<LinkButton to={list}>{t("message.back")}</LinkButton>}
        />
      ) : (
        <ResourceView actor={actor} skeleton={<Skeleton count={6} />}>
          {({ paragraphs }) => (
            <article className={styles["text"]}>
              {paragraphs.map((paragraph, index) => (
                <p key={index}>{paragraph}</p>
              ))}
              {loggedIn ? <MarkMessageRead id={id} /> : null}
            </article>
          )}
        </ResourceView>
      )}
      {key === "visitor" ? <LoginPrompt /> : null}
    </>
  );
};
