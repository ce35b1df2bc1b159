import { useSelector } from "@xstate/react";
import { acceptPlace, withdrawParticipant } from "../../../api/conference.calls.ts";
import type { ParticipantId } from "../../../domain/conference/participant.ts";
import { usePortalActors } from "../../actors/portal-actors.ts";
import { useAction } from "../../calls/use-action.ts";
import type { ConferenceRef } from "./use-conference.ts";

const nothing = (): void => {};

/** What can be done with a participant's place, one at a time: the result of the other is told no longer (business §4). */
export const usePlace = (
  id: ParticipantId,
  conference: ConferenceRef,
  { onAccepted = nothing, onWithdrawn = nothing } = {},
) => {
  const instance = useSelector(usePortalActors().language, ({ context }) => context.locale);
  const of = { about: { id }, replace: conference };
  const acceptance = useAction(acceptPlace, { ...of, onDone: onAccepted });
  const withdrawal = useAction(withdrawParticipant, { ...of, onDone: onWithdrawn });
  return {
    acceptance,
    withdrawal,
    /** The one that was not done. */
    failed: [acceptance, withdrawal].find(({ failed }) => failed),
    accept: () => {
      withdrawal.forget();
      acceptance.send({ id, instance });
    },
    withdraw: () => {
      acceptance.forget();
      withdrawal.send({ id, instance });
    },
  };
};
