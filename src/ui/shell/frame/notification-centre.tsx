import { useSelector } from "@xstate/react";
import Bell from "lucide-react/icons/bell";
import { useId, useRef } from "react";
import { isWorthRetrying } from "../../../domain/kit/call-failure.ts";
import type { MessageSummary } from "../../../domain/messages/message.ts";
import { carriedQuery } from "../../../domain/shell/carried-query.ts";
import { detailPath, routes } from "../../../domain/shell/routes.ts";
import { usePortalActors } from "../../actors/portal-actors.ts";
import { useNow } from "../../actors/use-now.ts";
import { useText } from "../../i18n/use-text.ts";
import { Button } from "../../kit/buttons/button.tsx";
import { classNames } from "../../kit/class-names.ts";
import { Icon } from "../../kit/buttons/icon.tsx";
import { Link } from "../../kit/buttons/link.tsx";
import { Moment } from "../../kit/dates/moment.tsx";
import { Skeleton } from "../../kit/states/skeleton.tsx";
import { VisuallyHidden } from "../../kit/layout/visually-hidden.tsx";
import css from "./header.module.css";
import { useDismiss } from "../../kit/overlays/use-dismiss.ts";
import { useRoute } from "../use-route.ts";

/** Maximum number of messages in the panel. */
const SHOWN = 6;

const MessageLink = ({ message, now }: { readonly message: MessageSummary; readonly now: Date }) => {
  const t = useText();
  const { notificationCentre } = usePortalActors();
  const { search } = useRoute();
  return (
    <li>
      <Link
        to={`${detailPath("message", message.id)}${carriedQuery(search)}`}
        className={classNames(css["message"], !message.read && css["unread"])}
        onClick={() => notificationCentre.send({ type: "notifications.read", id: message.id })}
      >
        <span>
          {message.read ? null : (
            <VisuallyHidden>{`${t("kit.label", { name: t("notifications.unread") })} `}</VisuallyHidden>
          )}
          <span>{message.title}</span>
        </span>
        <Moment date={message.date} now={now} />
      </Link>
    </li>
  );
};

const Messages = () => {
  const t = useText();
  const now = useNow();
  const { notificationCentre } = usePortalActors();
  const messages = useSelector(notificationCentre, ({ context }) => context.messages);
  const busy = useSelector(notificationCentre, (snapshot) => snapshot.hasTag("busy"));
  const failed = useSelector(notificationCentre, (snapshot) => snapshot.hasTag("failed"));
  const helpsAgain = useSelector(
    notificationCentre,
    ({ context: { failure } }) => failure === undefined || isWorthRetrying(failure),
  );
  if (failed && messages.length === 0) {
    return (
      <div role="alert" className={css["failed"]}>
        <p>{t("notifications.failed")}</p>
        {helpsAgain ? (
          <Button onClick={() => notificationCentre.send({ type: "notifications.retry" })}>
            {t("failure.retry")}
          </Button>
        ) : null}
      </div>
    );
  }
  if (messages.length === 0) return busy ? <Skeleton shape="rows" /> : <p>{t("notifications.empty")}</p>;
  return (
    <ul className={css["messages"]}>
      {messages.slice(0, SHOWN).map((message) => (
        <MessageLink key={message.id} message={message} now={now} />
      ))}
    </ul>
  );
};

/** The bell with the number of unread messages, and its panel (shell §1). */
export const NotificationCentre = () => {
  const t = useText();
  const id = useId();
  const area = useRef<HTMLDivElement>(null);
  const { notificationCentre } = usePortalActors();
  const { search } = useRoute();
  const open = useSelector(notificationCentre, (snapshot) => snapshot.matches({ panel: "open" }));
  const unread = useSelector(notificationCentre, ({ context }) => context.unread);
  useDismiss(area, open, () => notificationCentre.send({ type: "notifications.close" }));
  return (
    <div ref={area} className={css["place"]}>
      <div className={css["bell"]}>
        <button
          type="button"
          className={css["trigger"]}
          aria-expanded={open}
          aria-controls={id}
          aria-label={t("notifications.bell", { count: unread })}
          onClick={() => notificationCentre.send({ type: "notifications.toggle" })}
        >
          <Icon of={Bell} large />
          {unread > 0 ? (
            <span className={css["count"]} aria-hidden="true">
              {unread}
            </span>
          ) : null}
        </button>
      </div>
      <section id={id} aria-label={t("notifications.title")} className={css["panel"]} hidden={!open}>
        <h2 className={css["panelTitle"]}>{t("notifications.title")}</h2>
        {open ? <Messages /> : null}
        <Link to={`${routes.messages.path}${carriedQuery(search)}`} className={css["all"]}>
          {t("notifications.all")}
        </Link>
      </section>
    </div>
  );
};
