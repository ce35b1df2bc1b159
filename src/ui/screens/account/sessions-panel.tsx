import { useId } from "react";
import type { ActiveSession, SessionKey } from "../../../domain/account/session-list.ts";
import { WRITE_LIMIT } from "../../../domain/kit/time-limits.ts";
import type { ResourceRef } from "../../../machines/kit/resource.machine.ts";
import type { ActionRef } from "../../../machines/kit/action.machine.ts";
import { usePortalActors } from "../../actors/portal-actors.ts";
import { useScreenActor } from "../../actors/screen-actors.ts";
import { useEmitted } from "../../actors/use-emitted.ts";
import { useText } from "../../i18n/use-text.ts";
import { Badge } from "../../kit/states/badge.tsx";
import { Panel } from "../../kit/layout/panel.tsx";
import { Skeleton } from "../../kit/states/skeleton.tsx";
import { ResourceView } from "../../resource/resource-view.tsx";
import { SubmissionButton } from "../../form/submission-button.tsx";
import { useResource } from "../../resource/use-resource.ts";
import { useSettingsActors, type NoRequest } from "./settings-actors.ts";
import styles from "./settings.module.css";
import { Moment } from "../../kit/dates/moment.tsx";

type EndRef = ActionRef<{ readonly id?: SessionKey }, { readonly ended: number }>;

const nothing: NoRequest = {};

interface SessionRowProps {
  readonly session: ActiveSession;
  readonly onEnded: () => void;
}

const SessionRow = ({ session: { id, browser, system, lastUsedAt, current }, onEnded }: SessionRowProps) => {
  const t = useText();
  const nameId = useId();
  const end: EndRef = useScreenActor(`settings-session:${id}`, useSettingsActors().endSessions, {
    limit: WRITE_LIMIT,
  });
  useEmitted(end, "action.done", onEnded);
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
        <SubmissionButton
          actor={end}
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
  const actors = useSettingsActors();
  const { session } = usePortalActors();
  const actor: ResourceRef<NoRequest, readonly ActiveSession[]> = useResource(
    "settings-sessions",
    actors.sessions,
    nothing,
  );
  const everywhere: EndRef = useScreenActor("settings-end-sessions", actors.endSessions, {
    limit: WRITE_LIMIT,
  });
  // This session has ended with the others: sign out as with the logout button.
  useEmitted(everywhere, "action.done", () => session.send({ type: "session.logOut" }));
  const reload = () => actor.send({ type: "resource.request", request: nothing });
  return (
    <Panel
      heading={t("settings.sessions")}
      actions={
        <SubmissionButton
          actor={everywhere}
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
              <SessionRow key={one.id} session={one} onEnded={reload} />
            ))}
          </ul>
        )}
      </ResourceView>
    </Panel>
  );
};
