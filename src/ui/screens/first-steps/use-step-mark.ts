import { useEffect } from "react";
import type { FirstStep, FirstStepId } from "../../../domain/first-steps.ts";
import { WRITE_LIMIT } from "../../../domain/time-limits.ts";
import type { ResourceRef } from "../../../machines/resource.machine.ts";
import type { SubmissionRef } from "../../../machines/submission.machine.ts";
import { useScreenActor } from "../../actors/screen-actors.ts";
import { useFirstStepsLogics, type StepMark } from "./first-steps-logics.ts";

export type StepsRef = ResourceRef<Readonly<Record<string, never>>, readonly FirstStep[]>;

/** The steps with one of them as the answer has it: answers of two marks may come in any order. */
const withStep = (
  steps: readonly FirstStep[],
  id: FirstStepId,
  answer: readonly FirstStep[],
): readonly FirstStep[] =>
  steps.map((step) =>
    step.id.code === id ? (answer.find((candidate) => candidate.id.code === id) ?? step) : step,
  );

/** The submission that marks one step, told to the steps when it is answered. */
export const useStepMark = (
  id: FirstStepId,
  steps: StepsRef,
): SubmissionRef<StepMark, readonly FirstStep[]> => {
  const mark = useScreenActor(`first-step-${id}`, useFirstStepsLogics().markStep, { limit: WRITE_LIMIT });
  useEffect(() => {
    const { unsubscribe } = mark.subscribe(({ context: { result } }) => {
      const { data } = steps.getSnapshot().context;
      if (result._tag === "Answered" && data._tag === "Loaded")
        steps.send({ type: "resource.changed", content: withStep(data.content, id, result.answer) });
    });
    return unsubscribe;
  }, [mark, steps, id]);
  return mark;
};
