import { useState } from "react";
import type { Conference } from "../../../domain/conference/conference.ts";
import {
  isTakingPart,
  type Participant,
  type ParticipantId,
} from "../../../domain/conference/participant.ts";
import { FailureAlert } from "../../form/failure-alert.tsx";
import { useFormat } from "../../i18n/format.ts";
import { useText } from "../../i18n/use-text.ts";
import { Button } from "../../kit/buttons/button.tsx";
import { Badge } from "../../kit/states/badge.tsx";
import { useOpened, type Opened } from "../../lists/use-opened.ts";
import { personName, placeText, placeTones } from "./conference-labels.ts";
import { ParticipantDialog } from "./participant-dialog.tsx";
import { PlaceFailure, PlaceMessage, type PlaceOutcome } from "./place-message.tsx";
import type { ConferenceRef } from "./use-conference.ts";
import { usePlace } from "./use-place.ts";
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
  onPress,
  onOutcome,
  onChange,
  onWithdraw,
}: {
  readonly participant: Participant;
  readonly actor: ConferenceRef;
  readonly onPress: () => void;
  readonly onOutcome: (outcome: PlaceOutcome) => void;
  readonly onChange: () => void;
  readonly onWithdraw: () => void;
}) => {
  const t = useText();
  const name = personName(participant);
  const offered = participant.state._tag === "Offered";
  const { acceptance, withdrawal, failed, accept } = usePlace(participant.id, actor, {
    onAccepted: () => onOutcome({ name, outcome: "accepted" }),
    // The dialog that asks closes with the press, or before it is done.
    onWithdrawn: () => onOutcome({ name, outcome: offered ? "declined" : "withdrawn" }),
  });
  const press = () => {
    onPress();
    accept();
  };
  return (
    <>
      {failed && (
        <FailureAlert title={t("conference.not_done")} failure={failed.failure} refusals={failed.refusals} />
      )}
      <div className={styles["actions"]}>
        {offered && (
          <Button variant="primary" busy={acceptance.busy} disabled={withdrawal.busy} onClick={press}>
            {t("conference.accept", { name })}
          </Button>
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
  const [outcomes, setOutcomes] = useState<readonly PlaceOutcome[]>([]);
  const [pressed, setPressed] = useState<readonly ParticipantId[]>([]);
  const present = (id: string | undefined) =>
    begun ? undefined : participants.find((one) => one.id === id && isTakingPart(one));
  const changing = present(changed.id);
  const withdrawing = present(withdrawn.id);
  const isOpen = changing !== undefined || withdrawing !== undefined;
  const announce = (outcome: PlaceOutcome) => setOutcomes((before) => [...before, outcome]);
  // What an open dialog hides has not been read yet.
  const takeAway = () => {
    if (!isOpen) setOutcomes([]);
  };
  // What comes of those who are there is shown beside their buttons, or has not come yet.
  const there = pressed.filter((id) => present(id) !== undefined);
  const open = (dialog: Opened, id: string) => {
    takeAway();
    setPressed(there);
    dialog.open(id);
  };
  const press = (id: ParticipantId) => {
    takeAway();
    setPressed([...there.filter((one) => one !== id), id]);
  };
  return (
    <>
      {!isOpen &&
        outcomes.map((outcome, at) => (
          <PlaceMessage
            key={`${outcome.name} ${outcome.outcome}`}
            {...outcome}
            last={at === outcomes.length - 1}
          />
        ))}
      {/* It is shown beside the buttons as long as the person has any. */}
      {pressed.map((id) => present(id) === undefined && <PlaceFailure key={id} id={id} actor={actor} />)}
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
                  onPress={() => press(participant.id)}
                  onOutcome={announce}
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
          onSaved={(name) => announce({ name, outcome: "changed" })}
          onClose={changed.close}
        />
      )}
      {withdrawing !== undefined && (
        <WithdrawalDialog
          key={withdrawing.id}
          participant={withdrawing}
          conference={actor}
          onPress={() => press(withdrawing.id)}
          onClose={withdrawn.close}
        />
      )}
    </>
  );
};
