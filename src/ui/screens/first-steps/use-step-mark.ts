import type { FirstStep } from "../../../domain/first-steps/first-steps.ts";
import { WRITE_LIMIT } from "../../../domain/kit/time-limits.ts";
import type { ResourceRef } from "../../../machines/kit/resource.machine.ts";
import type { ActionRef } from "../../../machines/kit/action.machine.ts";
import { useScreenActor } from "../../actors/screen-actors.ts";
import { useFirstStepsActors, type StepMark } from "./first-steps-actors.ts";

export type StepsRef = ResourceRef<Readonly<Record<string, never>>, readonly FirstStep[]>;

/** The action that marks one step; the resource takes that step from its answer. */
export const useStepMark = (
  id: FirstStep["id"],
  steps: StepsRef,
): ActionRef<StepMark, readonly FirstStep[]> =>
  useScreenActor(`first-step:${id.code}`, useFirstStepsActors().markStep, {
    limit: WRITE_LIMIT,
    concerned: [{ _tag: "Item", content: steps, id }],
  });
