import { useSelector } from "@xstate/react";
import { acceptPlace, withdrawParticipant } from "../../../api/conference.calls.ts";
import type { ParticipantId } from "../../../domain/conference/participant.ts";
import { usePortalActors } from "../../actors/portal-actors.ts";
import { oneAtATime } from "../../calls/one-at-a-time.ts";
import { useAction } from "../../calls/use-action.ts";
import type { ConferenceRef } from "./use-conference.ts";

const nothing = (): void => {};

/** What can be done with a participant's place, one at a time (business §4). */
export const usePlace = (
  id: ParticipantId,
  conference: ConferenceRef,
  { onAccepted = nothing, onWithdrawn = nothing } = {},
) => {
  const instance = useSelector(usePortalActors().language, ({ context }) => context.locale);
  const of = { about: { id }, replace: conference };
  const acceptance = useAction(acceptPlace, { ...of, onDone: onAccepted });
  const withdrawal = useAction(withdrawParticipant, { ...of, onDone: onWithdrawn });
  const { failed, press } = oneAtATime([acceptance, withdrawal]);
  return {
    acceptance,
    withdrawal,
    failed,
    accept: press(() => acceptance.send({ id, instance })),
    withdraw: press(() => withdrawal.send({ id, instance })),
  };
};
