import { useState } from "react";
import type { Conference } from "../../../domain/conference/conference.ts";
import { isTakingPart, type Participant } from "../../../domain/conference/participant.ts";
import { conferenceRefusals } from "../../../domain/conference/conference.refusals.ts";
import { ErrorAlert } from "../../form/error-alert.tsx";
import { useSubmitError } from "../../form/use-submit-error.ts";
import { useEmitted } from "../../actors/use-emitted.ts";
import { useFormat } from "../../i18n/format.ts";
import { useText } from "../../i18n/use-text.ts";
import { Button } from "../../kit/buttons/button.tsx";
import { Badge } from "../../kit/states/badge.tsx";
import { useOpened, type Opened } from "../../lists/use-opened.ts";
import type { ConferenceRef } from "./conference-actors.ts";
import { personName, placeText, placeTones } from "./conference-words.ts";
import { ParticipantDialog } from "./participant-dialog.tsx";
import { PlaceMessage, type PlaceTold } from "./place-message.tsx";
import { PlaceStepButton } from "./place-step-button.tsx";
import { usePlaceStep } from "./use-place-step.ts";
import { WithdrawalDialog } from "./withdrawal-dialog.tsx";
import styles from "./conference.module.css";

/** A participant's name and whether they have a place. */
export const PersonLine = ({
  participant,
  timeZone,
}: {
  readonly participant: Participant;
  readonly timeZone: string;
}) => {
  const t = useText();
  const format = useFormat();
  const { state } = participant;
  return (
    <>
      <span className={styles["name"]}>{personName(participant)}</span>
      <Badge tone={placeTones[state._tag]} label={placeText(t, format, state, timeZone)} />
    </>
  );
};

const Actions = ({
  participant,
  actor,
  onTold,
  onChange,
  onWithdraw,
}: {
  readonly participant: Participant;
  readonly actor: ConferenceRef;
  readonly onTold: (told: PlaceTold) => void;
  readonly onChange: () => void;
  readonly onWithdraw: () => void;
}) => {
  const t = useText();
  const form = usePlaceStep(participant.id, actor);
  const error = useSubmitError(form);
  const name = personName(participant);
  const offered = participant.state._tag === "Offered";
  const { id } = participant;
  // The dialog that withdraws uses the same actor.
  useEmitted(form, "form.sent", () => {
    const withdrawn = form.getSnapshot().context.values.step === "withdraw";
    const given = offered ? "declined" : "withdrawn";
    onTold({ _tag: "Done", id, name, outcome: withdrawn ? given : "accepted" });
  });
  useEmitted(form, "form.refused", ({ code }) => onTold({ _tag: "Refused", id, code }));
  return (
    <>
      <ErrorAlert title={t("conference.not_done")} error={error} refusals={conferenceRefusals} />
      <div className={styles["actions"]}>
        {offered && (
          <PlaceStepButton form={form} step="accept" variant="primary">
            {t("conference.accept", { name })}
          </PlaceStepButton>
        )}
        <Button onClick={onChange}>{t("conference.change", { name })}</Button>
        <Button onClick={onWithdraw}>
          {t(offered ? "conference.decline_of" : "conference.withdraw_of", { name })}
        </Button>
      </div>
    </>
  );
};

/** The company's participants, with what can be done for each until the conference begins. The open dialog is in the address. */
export const ParticipantList = ({
  conference: { participants, timeZone, begun, closed },
  actor,
}: {
  readonly conference: Conference;
  readonly actor: ConferenceRef;
}) => {
  const t = useText();
  const changed = useOpened("change");
  const withdrawn = useOpened("withdraw");
  const [told, setTold] = useState<PlaceTold>();
  const present = (id: string | undefined) =>
    begun ? undefined : participants.find((one) => one.id === id && isTakingPart(one));
  const changing = present(changed.id);
  const withdrawing = present(withdrawn.id);
  const open = (dialog: Opened, id: string) => {
    setTold(undefined);
    dialog.open(id);
  };
  const isOpen = changing !== undefined || withdrawing !== undefined;
  // A refusal is told beside the buttons as long as the person has any.
  const isTold = told !== undefined && (told._tag === "Done" ? !isOpen : present(told.id) === undefined);
  return (
    <>
      {isTold && <PlaceMessage key={JSON.stringify(told)} told={told} />}
      {participants.length === 0 ? (
        <p>{t(closed ? "conference.nobody.closed" : "conference.nobody")}</p>
      ) : (
        <ul className={styles["list"]}>
          {participants.map((participant) => (
            <li key={participant.id} className={styles["person"]}>
              <PersonLine participant={participant} timeZone={timeZone} />
              {!begun && isTakingPart(participant) && (
                <Actions
                  participant={participant}
                  actor={actor}
                  onTold={setTold}
                  onChange={() => open(changed, participant.id)}
                  onWithdraw={() => open(withdrawn, participant.id)}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {changing !== undefined && (
        <ParticipantDialog
          key={changing.id}
          participant={changing}
          conference={actor}
          onSaved={(name) => setTold({ _tag: "Done", id: changing.id, name, outcome: "changed" })}
          onClose={changed.close}
        />
      )}
      {withdrawing !== undefined && (
        <WithdrawalDialog
          key={withdrawing.id}
          participant={withdrawing}
          conference={actor}
          onClose={withdrawn.close}
        />
      )}
    </>
  );
};
