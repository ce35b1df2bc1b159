import { useSelector } from "@xstate/react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { registrationOf, type Conference } from "../../../domain/conference/conference.ts";
import { roomFor } from "../../../domain/conference/participant.ts";
import { stepShown, stepsOf, type RegistrationStep } from "../../../domain/conference/registration.ts";
import { routes } from "../../../domain/shell/routes.ts";
import type { ParticipantFormRef } from "../../../machines/conference/participant-form.machine.ts";
import type { RegistrationRef } from "../../../machines/conference/registration.machine.ts";
import { useEmitted } from "../../actors/use-emitted.ts";
import { FormView } from "../../form/form-view.tsx";
import { useText } from "../../i18n/use-text.ts";
import { Button } from "../../kit/buttons/button.tsx";
import { LinkButton } from "../../kit/buttons/link-button.tsx";
import { PageHeader } from "../../kit/layout/page-header.tsx";
import { ProgressSteps } from "../../kit/states/progress-steps.tsx";
import { BackLink } from "../../page/back-link.tsx";
import { usePartArrival } from "../../shell/navigation/use-arrival.ts";
import { ConferenceView } from "./conference-view.tsx";
import { ParticipantFields } from "./participant-fields.tsx";
import { RegistrationClosed } from "./registration-closed.tsx";
import { stepPath } from "./step-path.ts";
import { useConference, type ConferenceRef } from "./use-conference.ts";
import { useRegistration } from "./use-registration.ts";
import styles from "./conference.module.css";

type FormStep = Exclude<RegistrationStep, "check">;

/** The form of one person; the next step is a new entry of the history. */
const PersonForm = ({
  registration,
  form,
  step,
  room,
}: {
  readonly registration: RegistrationRef;
  readonly form: ParticipantFormRef;
  readonly step: FormStep;
  readonly room: number;
}) => {
  const t = useText();
  const navigate = useNavigate();
  const next = step === "first" && room > 1 ? "second" : "check";
  useEmitted(form, "form.sent", () => void navigate(stepPath(next)));
  const alone = () => {
    registration.send({ type: "registration.alone" });
    void navigate(stepPath("check"));
  };
  return (
    <div className={styles["form"]}>
      <FormView
        form={form}
        submitLabel={t(`conference.next.${next}`)}
        failedTitle={t("conference.not_done")}
        aside={
          step === "second" && (
            <>
              <Button onClick={alone}>{t("conference.alone")}</Button>
              <LinkButton to={stepPath("first")}>{t("conference.step_back")}</LinkButton>
            </>
          )
        }
      >
        <ParticipantFields form={form} />
      </FormView>
    </div>
  );
};

const Steps = ({
  conference,
  actor,
  wanted,
}: {
  readonly conference: Conference;
  readonly actor: ConferenceRef;
  readonly wanted: FormStep;
}) => {
  const t = useText();
  const registration = useRegistration(conference, actor);
  const drafts = useSelector(registration, ({ context }) => context);
  const room = roomFor(conference.participants);
  const shown = stepShown(wanted, drafts, room);
  // The check has an address of its own; the address of a second person that cannot be registered shows the first.
  const step = shown === "second" ? "second" : "first";
  const form = useSelector(registration, ({ children }) => children[step]);
  const page = usePartArrival(step);
  const steps = stepsOf(room);
  return (
    <div ref={page} className={styles["stack"]}>
      <ProgressSteps
        headed
        label={t("conference.steps")}
        steps={steps.map((one) => t(`conference.step.${one}`))}
        current={steps.indexOf(step)}
      />
      <h2 tabIndex={-1}>{t(`conference.step.${step}`)}</h2>
      {form !== undefined && (
        <PersonForm key={step} registration={registration} form={form} step={step} room={room} />
      )}
    </div>
  );
};

/** Who is to be registered: a step for each person, whose address has the step (business §2, §3). */
export const ParticipantsScreen = () => {
  const t = useText();
  const actor = useConference();
  const [params] = useSearchParams();
  return (
    <>
      <BackLink to={routes.conference.path} label={t("conference.back")} />
      <PageHeader title={t("conference.register.title")} />
      <ConferenceView actor={actor}>
        {(conference) =>
          registrationOf(conference) === "closed" || roomFor(conference.participants) < 1 ? (
            <RegistrationClosed conference={conference} />
          ) : (
            <Steps
              conference={conference}
              actor={actor}
              wanted={params.get("person") === "2" ? "second" : "first"}
            />
          )
        }
      </ConferenceView>
    </>
  );
};
