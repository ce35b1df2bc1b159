import { isTakingPart } from "../../../domain/conference/participant.ts";
import { routes } from "../../../domain/shell/routes.ts";
import { useText } from "../../i18n/use-text.ts";
import { LinkButton } from "../../kit/buttons/link-button.tsx";
import { PageHeader } from "../../kit/layout/page-header.tsx";
import { Panel } from "../../kit/layout/panel.tsx";
import { EmptyState } from "../../kit/states/empty-state.tsx";
import { BackLink } from "../../page/back-link.tsx";
import { CalendarButton } from "./calendar-button.tsx";
import { ConferenceView } from "./conference-view.tsx";
import { PersonLine } from "./participant-list.tsx";
import { useConference } from "./use-conference.ts";
import styles from "./conference.module.css";

/** What a registration has come to, and what can be done next (business §2). */
export const ThanksScreen = () => {
  const t = useText();
  const actor = useConference();
  return (
    <>
      <BackLink to={routes.conference.path} label={t("conference.back")} />
      <PageHeader title={t("conference.thanks.title")} />
      <ConferenceView actor={actor}>
        {({ id, title, participants, timeZone }) =>
          participants.some(isTakingPart) ? (
            <Panel heading={title}>
              <div className={styles["stack"]}>
                <p>{t("conference.thanks.text")}</p>
                <ul className={styles["list"]}>
                  {participants.filter(isTakingPart).map((participant) => (
                    <li key={participant.id} className={styles["person"]}>
                      <PersonLine participant={participant} timeZone={timeZone} />
                    </li>
                  ))}
                </ul>
                <div className={styles["actions"]}>
                  <LinkButton to={routes.conferenceSummary.path}>{t("conference.to_summary")}</LinkButton>
                  <CalendarButton id={id} on="thanks" />
                  <LinkButton to={routes.conferenceHotels.path}>{t("conference.to_hotels")}</LinkButton>
                </div>
              </div>
            </Panel>
          ) : (
            <EmptyState title={t("conference.summary.none.title")} text={t("conference.summary.none.text")} />
          )
        }
      </ConferenceView>
    </>
  );
};
