import { useCallback, useState } from "react";
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
import { PlaceMessage, PlaceNews, type PlaceOutcome } from "./place-message.tsx";
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
  onChange,
  onWithdraw,
}: {
  readonly participant: Participant;
  readonly actor: ConferenceRef;
  readonly onPress: () => void;
  readonly onChange: () => void;
  readonly onWithdraw: () => void;
}) => {
  const t = useText();
  const name = personName(participant);
  const offered = participant.state._tag === "Offered";
  const { acceptance, withdrawal, failed, accept } = usePlace(participant.id, actor);
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

/** A participant as they were when their place was pressed. */
interface PressedPlace {
  readonly participant: Participant;
  /** Why nothing was done is shown above the participants, so that the next press takes it away. */
  readonly shown: boolean;
}

/** Of one place there are several outcomes, such as that it was accepted and that its participant was changed. */
const keyOf = ({ id, outcome }: PlaceOutcome): string => `${id} ${outcome}`;

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
  const [pressed, setPressed] = useState<readonly PressedPlace[]>([]);
  const present = begun ? [] : participants.filter(isTakingPart);
  const presentOf = (id: string | undefined) => present.find((one) => one.id === id);
  const changing = presentOf(changed.id);
  const withdrawing = presentOf(withdrawn.id);
  const isOpen = changing !== undefined || withdrawing !== undefined;
  const gone = pressed.map(({ participant }) => participant).filter(({ id }) => presentOf(id) === undefined);
  const announce = (outcome: PlaceOutcome) =>
    setOutcomes((before) => [...before.filter((one) => keyOf(one) !== keyOf(outcome)), outcome]);
  const noteFailure = useCallback(
    (id: ParticipantId) =>
      setPressed((before) =>
        before.map((one) => (one.participant.id === id ? { ...one, shown: true } : one)),
      ),
    [],
  );
  // What an open dialog hides has not been read yet, and what has not come yet is shown once it comes.
  const takeAway = () => {
    if (isOpen) return;
    setOutcomes([]);
    setPressed((before) =>
      before.filter(({ participant, shown }) => !shown || presentOf(participant.id) !== undefined),
    );
  };
  const open = (dialog: Opened, id: string) => {
    takeAway();
    dialog.open(id);
  };
  const press = (participant: Participant) => {
    takeAway();
    setPressed((before) => [
      ...before.filter((one) => one.participant.id !== participant.id),
      { participant, shown: false },
    ]);
  };
  return (
    <>
      {!isOpen &&
        outcomes.map((outcome, at) => (
          <PlaceMessage key={keyOf(outcome)} of={outcome} last={at === outcomes.length - 1} />
        ))}
      {/* One list, so that who goes while it is being sent is heard without a gap. */}
      {[...present, ...gone].map((participant) => (
        <PlaceNews
          key={participant.id}
          participant={participant}
          actor={actor}
          shows={!isOpen && gone.includes(participant)}
          onOutcome={announce}
          onFailure={noteFailure}
        />
      ))}
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
                  onPress={() => press(participant)}
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
          onSaved={(name) => announce({ id: changing.id, name, outcome: "changed" })}
          onClose={changed.close}
        />
      )}
      {withdrawing !== undefined && (
        <WithdrawalDialog
          key={withdrawing.id}
          participant={withdrawing}
          conference={actor}
          onPress={() => press(withdrawing)}
          onClose={withdrawn.close}
        />
      )}
    </>
  );
};
