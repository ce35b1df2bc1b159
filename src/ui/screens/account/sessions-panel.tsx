import { useId } from "react";
import { endSessions, getSessions } from "../../../api/account.calls.ts";
import type { ActiveSession } from "../../../domain/account/session-list.ts";
import type { ContentOutdated } from "../../../machines/kit/resource.machine.ts";
import type { ParentRef } from "../../../machines/kit/parent-ref.ts";
import { ActionButton } from "../../calls/action-button.tsx";
import { useAction } from "../../calls/use-action.ts";
import { useResource } from "../../calls/use-resource.ts";
import { useText } from "../../i18n/use-text.ts";
import { Badge } from "../../kit/states/badge.tsx";
import { Panel } from "../../kit/layout/panel.tsx";
import { Skeleton } from "../../kit/states/skeleton.tsx";
import { ResourceView } from "../../resource/resource-view.tsx";
import styles from "./settings.module.css";
import { Moment } from "../../kit/dates/moment.tsx";

interface SessionRowProps {
  readonly session: ActiveSession;
  /** The list, of which it is one. */
  readonly sessions: ParentRef<ContentOutdated>;
}

const SessionRow = ({ session: { id, browser, system, lastUsedAt, current }, sessions }: SessionRowProps) => {
  const t = useText();
  const nameId = useId();
  const end = useAction(endSessions, { about: { id }, refresh: sessions });
  const name = browser ?? t("settings.session.unknown");
  return (
    <li className={styles["session"]}>
      <div>
        <p id={nameId}>{system === null ? name : t("settings.session.on", { browser: name, system })}</p>
        <p className={styles["quiet"]}>
          <Moment date={lastUsedAt}>{(at) => t("settings.session.used", { at })}</Moment>
        </p>
      </div>
      {current ? (
        <Badge tone="info" label={t("settings.session.current")} />
      ) : (
        <ActionButton
          action={end}
          request={{ id }}
          describedBy={nameId}
          label={t("settings.session.end")}
          failedTitle={t("settings.session.failed")}
        />
      )}
    </li>
  );
};

/** The account's sessions, with buttons to end one or all of them. */
export const SessionsPanel = () => {
  const t = useText();
  const actor = useResource(getSessions, {}, { beside: true });
  const everywhere = useAction(endSessions, {
    // This session has ended with the others: sign out as with the logout button.
    forwards: [{ key: "session", event: { type: "session.logOut" } }],
  });
  return (
    <Panel
      heading={t("settings.sessions")}
      actions={
        <ActionButton
          action={everywhere}
          request={{}}
          label={t("settings.session.end_all")}
          failedTitle={t("settings.session.failed")}
        />
      }
    >
      <ResourceView actor={actor} skeleton={<Skeleton shape="rows" count={2} />}>
        {(sessions) => (
          <ul className={styles["sessions"]}>
            {sessions.map((one) => (
              <SessionRow key={one.id} session={one} sessions={actor} />
            ))}
          </ul>
        )}
      </ResourceView>
    </Panel>
  );
};
