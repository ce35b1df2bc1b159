import type { ParticipantId } from "../../../domain/conference/participant.ts";
import { conferenceRefusals } from "../../../domain/conference/conference.refusals.ts";
import { ErrorAlert } from "../../form/error-alert.tsx";
import { useText } from "../../i18n/use-text.ts";
import { Done } from "../../kit/states/success.tsx";
import { Outcome } from "../../page/outcome.tsx";

/** What became of a step of a participant's place, or of a change of the participant's data. */
export type PlaceTold =
  | {
      readonly _tag: "Done";
      readonly id: ParticipantId;
      readonly name: string;
      readonly outcome: "accepted" | "declined" | "withdrawn" | "changed";
    }
  | { readonly _tag: "Refused"; readonly id: ParticipantId; readonly code: string };

/** What became of a step, told above the participants, from which the person may have gone. */
export const PlaceMessage = ({ told }: { readonly told: PlaceTold }) => {
  const t = useText();
  return (
    <Outcome>
      {told._tag === "Done" ? (
        <Done>{t(`conference.told.${told.outcome}`, { name: told.name })}</Done>
      ) : (
        <ErrorAlert title={t("conference.not_done")} error={told} refusals={conferenceRefusals} />
      )}
    </Outcome>
  );
};
