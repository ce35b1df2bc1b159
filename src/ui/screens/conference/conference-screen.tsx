import { registrationOf, type Conference } from "../../../domain/conference/conference.ts";
import { roomFor } from "../../../domain/conference/participant.ts";
import { routes } from "../../../domain/shell/routes.ts";
import { useText } from "../../i18n/use-text.ts";
import { LinkButton } from "../../kit/buttons/link-button.tsx";
import { PageHeader } from "../../kit/layout/page-header.tsx";
import { Panel } from "../../kit/layout/panel.tsx";
import detail from "../../page/detail.module.css";
import { useContent } from "../../resource/use-content.ts";
import { CalendarButton } from "./calendar-button.tsx";
import { ConferenceFacts } from "./conference-facts.tsx";
import { ConferenceView } from "./conference-view.tsx";
import { Countdown } from "./countdown.tsx";
import { ParticipantList } from "./participant-list.tsx";
import { useConference, type ConferenceRef } from "./use-conference.ts";
import styles from "./conference.module.css";

/** How many more people can be registered. */
const roomTexts: Readonly<Record<number, "conference.room.one" | "conference.room">> = {
  1: "conference.room.one",
  2: "conference.room",
};

/** Who is registered, and what can be done about it. */
const Participants = ({
  conference,
  actor,
}: {
  readonly conference: Conference;
  readonly actor: ConferenceRef;
}) => {
  const t = useText();
  const { participants } = conference;
  const state = registrationOf(conference);
  const room = roomFor(participants);
  return (
    <Panel heading={t("conference.participants")}>
      <div className={styles["stack"]}>
        <ParticipantList conference={conference} actor={actor} />
        {state !== "closed" && (
          <p className={styles["quiet"]}>{t(roomTexts[room] ?? "conference.room.none")}</p>
        )}
        <div className={styles["actions"]}>
          {state !== "closed" && room > 0 && (
            <LinkButton
              to={routes.conferenceParticipants.path}
              variant={participants.length === 0 ? "primary" : "secondary"}
            >
              {t(`conference.register.${state}`)}
            </LinkButton>
          )}
          {participants.length > 0 && (
            <LinkButton to={routes.conferenceSummary.path}>{t("conference.to_summary")}</LinkButton>
          )}
        </div>
      </div>
    </Panel>
  );
};

/** The coming conference: when and where, what comes next, and the company's participants (business §1, §4). */
export const ConferenceScreen = () => {
  const t = useText();
  const actor = useConference();
  const conference = useContent(actor);
  return (
    <>
      <PageHeader title={conference?.title ?? t("conference.title")} />
      <ConferenceView actor={actor}>
        {(shown) => (
          <div className={detail["main"]}>
            <Panel heading={t("conference.facts")}>
              <div className={styles["stack"]}>
                <Countdown conference={shown} />
                <ConferenceFacts conference={shown} />
                <div className={styles["actions"]}>
                  <CalendarButton id={shown.id} on="conference" />
                  <LinkButton to={routes.conferenceHotels.path}>{t("conference.to_hotels")}</LinkButton>
                  {shown.awardDeadline !== null && (
                    <LinkButton to={routes.conferenceAward.path}>{t("conference.to_award")}</LinkButton>
                  )}
                </div>
              </div>
            </Panel>
            <Participants conference={shown} actor={actor} />
          </div>
        )}
      </ConferenceView>
    </>
  );
};
