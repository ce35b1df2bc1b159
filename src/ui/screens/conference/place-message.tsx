import { Fragment } from "react";
import type { ParticipantId } from "../../../domain/conference/participant.ts";
import { ActionFailure } from "../../calls/action-button.tsx";
import { useText } from "../../i18n/use-text.ts";
import { Done } from "../../kit/states/success.tsx";
import { Outcome } from "../../page/outcome.tsx";
import type { ConferenceRef } from "./use-conference.ts";
import { usePlace } from "./use-place.ts";

/** What became of a participant's place, or of a change of the participant's data. */
export interface PlaceOutcome {
  readonly name: string;
  readonly outcome: "accepted" | "declined" | "withdrawn" | "changed";
}

/** What became of it, shown above the participants, from which the person may have gone. The last one has the focus. */
export const PlaceMessage = ({
  name,
  outcome,
  last,
}: PlaceOutcome & {
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

/** Why nothing was done with the place of a participant who has no buttons any more that it could stand beside. */
export const PlaceFailure = ({
  id,
  actor,
}: {
  readonly id: ParticipantId;
  readonly actor: ConferenceRef;
}) => {
  const t = useText();
  const { failed } = usePlace(id, actor);
  return failed && <ActionFailure action={failed} title={t("conference.not_done")} />;
};
