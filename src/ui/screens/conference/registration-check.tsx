import { useSelector } from "@xstate/react";
import { useNavigate } from "react-router-dom";
import { placesFor, type Conference } from "../../../domain/conference/conference.ts";
import { roomFor } from "../../../domain/conference/participant.ts";
import { peopleOf, stepsOf } from "../../../domain/conference/registration.ts";
import { routes } from "../../../domain/shell/routes.ts";
import type { RegistrationRef } from "../../../machines/conference/registration.machine.ts";
import { useEmitted } from "../../actors/use-emitted.ts";
import { useText } from "../../i18n/use-text.ts";
import { Button } from "../../kit/buttons/button.tsx";
import { LinkButton } from "../../kit/buttons/link-button.tsx";
import { Panel } from "../../kit/layout/panel.tsx";
import { ProgressSteps } from "../../kit/states/progress-steps.tsx";
import detail from "../../page/detail.module.css";
import { personName } from "./conference-labels.ts";
import { PersonFacts } from "./person-facts.tsx";
import { stepPath } from "./step-path.ts";
import styles from "./conference.module.css";

/** The last step: what will be registered, and who gets a place. */
export const RegistrationCheck = ({
  conference: { id, seats, participants },
  registration,
}: {
  readonly conference: Conference;
  readonly registration: RegistrationRef;
}) => {
  const t = useText();
  const navigate = useNavigate();
  const drafts = useSelector(registration, ({ context }) => context);
  const busy = useSelector(registration, (snapshot) => snapshot.hasTag("busy"));
  useEmitted(
    registration,
    "registration.done",
    () => void navigate(routes.conferenceThanks.path, { replace: true }),
  );
  const room = roomFor(participants);
  const people = peopleOf(drafts, room);
  const places = placesFor(seats, people.length);
  // Nobody has filled in a step of a person who does not come.
  const steps = stepsOf(people.length);
  const result = places === people.length ? "all" : places === 0 ? "none" : "some";
  return (
    <div className={detail["main"]}>
      <ProgressSteps
        headed
        label={t("conference.steps")}
        steps={steps.map((step) => t(`conference.step.${step}`))}
        current={steps.indexOf("check")}
      />
      {people.map((person, index) => (
        <Panel
          key={stepPath(index === 0 ? "first" : "second")}
          heading={personName(person)}
          actions={
            <LinkButton to={stepPath(index === 0 ? "first" : "second")}>
              {t("conference.change", { name: personName(person) })}
            </LinkButton>
          }
        >
          <div className={styles["stack"]}>
            <p>{t(index < places ? "conference.gets_place" : "conference.gets_waiting")}</p>
            <PersonFacts person={person} />
          </div>
        </Panel>
      ))}
      <div className={styles["actions"]}>
        <Button
          variant="primary"
          busy={busy}
          onClick={() => registration.send({ type: "registration.send", conference: id, places, room })}
        >
          {t(`conference.send.${result}`)}
        </Button>
      </div>
    </div>
  );
};
