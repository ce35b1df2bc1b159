import { Fragment, useEffect } from "react";
import type { Participant, ParticipantId } from "../../../domain/conference/participant.ts";
import { ActionFailure } from "../../calls/action-button.tsx";
import { useText } from "../../i18n/use-text.ts";
import { Done } from "../../kit/states/success.tsx";
import { Outcome } from "../../page/outcome.tsx";
import { personName } from "./conference-labels.ts";
import type { ConferenceRef } from "./use-conference.ts";
import { usePlace } from "./use-place.ts";

/** What became of a participant's place, or of a change of the participant's data. */
export interface PlaceOutcome {
  readonly id: ParticipantId;
  readonly name: string;
  readonly outcome: "accepted" | "declined" | "withdrawn" | "changed";
}

/** What became of it, shown above the participants, from which the person may have gone. The last one has the focus. */
export const PlaceMessage = ({
  of: { name, outcome },
  last,
}: {
  readonly of: PlaceOutcome;
  readonly last: boolean;
}) => {
  const t = useText();
  const Place = last ? Outcome : Fragment;
  return (
    <Place>
      <Done>{t(`conference.outcome.${outcome}`, { name })}</Done>
    </Place>
  );
};

/**
 * Hears what comes of a participant's place, also of one that is gone by then. Why nothing was done is shown here of who has no buttons any more that it
 * could stand beside.
 */
export const PlaceNews = ({
  participant,
  actor,
  shows,
  onOutcome,
  onFailure,
}: {
  readonly participant: Participant;
  readonly actor: ConferenceRef;
  readonly shows: boolean;
  readonly onOutcome: (outcome: PlaceOutcome) => void;
  /** Why nothing was done is shown here. */
  readonly onFailure: (id: ParticipantId) => void;
}) => {
  const t = useText();
  const { id, state } = participant;
  const name = personName(participant);
  const { failed } = usePlace(id, actor, {
    onAccepted: () => onOutcome({ id, name, outcome: "accepted" }),
    onWithdrawn: () => onOutcome({ id, name, outcome: state._tag === "Offered" ? "declined" : "withdrawn" }),
  });
  const isShown = shows && failed !== undefined;
  useEffect(() => {
    if (isShown) onFailure(id);
  }, [isShown, id, onFailure]);
  return isShown && <ActionFailure action={failed} title={t("conference.not_done")} />;
};
