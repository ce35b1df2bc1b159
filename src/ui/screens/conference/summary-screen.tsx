import { useSelector } from "@xstate/react";
import Printer from "lucide-react/icons/printer";
import { registrationOf, type Conference } from "../../../domain/conference/conference.ts";
import { isTakingPart, roomFor } from "../../../domain/conference/participant.ts";
import { stepShown } from "../../../domain/conference/registration.ts";
import { routes } from "../../../domain/shell/routes.ts";
import { useText } from "../../i18n/use-text.ts";
import { Button } from "../../kit/buttons/button.tsx";
import { LinkButton } from "../../kit/buttons/link-button.tsx";
import { PageHeader } from "../../kit/layout/page-header.tsx";
import { Panel } from "../../kit/layout/panel.tsx";
import { EmptyState } from "../../kit/states/empty-state.tsx";
import { BackLink } from "../../page/back-link.tsx";
import detail from "../../page/detail.module.css";
import { CalendarButton } from "./calendar-button.tsx";
import { ConferenceFacts } from "./conference-facts.tsx";
import { ConferenceView } from "./conference-view.tsx";
import { PersonLine } from "./participant-list.tsx";
import { PersonFacts } from "./person-facts.tsx";
import { RegistrationCheck } from "./registration-check.tsx";
import { RegistrationFailure } from "./registration-failure.tsx";
import { useConference, type ConferenceRef } from "./use-conference.ts";
import { useRegistration } from "./use-registration.ts";
import styles from "./conference.module.css";

/** Who is registered, to be printed. */
const Summary = ({ conference }: { readonly conference: Conference }) => {
  const t = useText();
  const people = conference.participants.filter(isTakingPart);
  if (people.length === 0)
    return (
      <EmptyState
        title={t("conference.summary.none.title")}
        text={t("conference.summary.none.text")}
        action={
          registrationOf(conference) !== "closed" && (
            <LinkButton to={routes.conferenceParticipants.path}>{t("conference.register.title")}</LinkButton>
          )
        }
      />
    );
  return (
    <div className={detail["main"]}>
      <p className={styles["printed"]}>{t("conference.printed", { company: conference.company })}</p>
      <Panel heading={conference.title}>
        <ConferenceFacts conference={conference} />
      </Panel>
      {people.map((participant) => (
        <Panel key={participant.id} heading={t("conference.participant")}>
          <div className={styles["stack"]}>
            <div className={styles["person"]}>
              <PersonLine participant={participant} timeZone={conference.timeZone} />
            </div>
            <PersonFacts person={participant} />
          </div>
        </Panel>
      ))}
      <div className={styles["actions"]}>
        <Button icon={Printer} onClick={() => window.print()}>
          {t("conference.print")}
        </Button>
        <CalendarButton id={conference.id} on="summary" />
        <LinkButton to={routes.conferenceHotels.path}>{t("conference.to_hotels")}</LinkButton>
      </div>
    </div>
  );
};

/** The last step of a registration where one was begun, else the summary of who is registered. */
const CheckOrSummary = ({
  conference,
  actor,
}: {
  readonly conference: Conference;
  readonly actor: ConferenceRef;
}) => {
  const registration = useRegistration(conference, actor);
  const drafts = useSelector(registration, ({ context }) => context);
  const room = roomFor(conference.participants);
  const checks =
    registrationOf(conference) !== "closed" && room > 0 && stepShown("check", drafts, room) === "check";
  return (
    <div className={styles["stack"]}>
      {/* A refusal may mean that nothing is left to check. */}
      <RegistrationFailure registration={registration} />
      {checks ? (
        <RegistrationCheck conference={conference} registration={registration} />
      ) : (
        <Summary conference={conference} />
      )}
    </div>
  );
};

/** The summary (business §2): what will be registered, or what is registered, to print. */
export const SummaryScreen = () => {
  const t = useText();
  const actor = useConference();
  return (
    <>
      <BackLink to={routes.conference.path} label={t("conference.back")} />
      <PageHeader title={t("conference.summary.title")} />
      <ConferenceView actor={actor}>
        {(conference) => <CheckOrSummary conference={conference} actor={actor} />}
      </ConferenceView>
    </>
  );
};
