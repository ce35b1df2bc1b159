import { trainingRefusals } from "../../../domain/trainings/trainings.refusals.ts";
import { useSelector } from "@xstate/react";
import { FailureAlert } from "../../form/failure-alert.tsx";
import { Outcome } from "../../page/outcome.tsx";
import type { BookingRef, CancellationRef } from "./trainings-actors.ts";

/** Why a step was not done, focused as it appears: the button that was pressed may mean something else now. */
export const StepFailure = ({
  step,
  title,
}: {
  readonly step: BookingRef | CancellationRef;
  readonly title: string;
}) => {
  const failed = useSelector(step, (snapshot) => snapshot.hasTag("failed"));
  const failure = useSelector(step, ({ context }) => context.failure);
  if (!failed) return null;
  return (
    <Outcome>
      <FailureAlert title={title} failure={failure} refusals={trainingRefusals} />
    </Outcome>
  );
};
