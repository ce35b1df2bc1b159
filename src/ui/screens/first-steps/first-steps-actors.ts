import type { FirstStep, MarkedStep } from "../../../domain/first-steps/first-steps.ts";
import type { ResourceLogic } from "../../../machines/kit/resource.machine.ts";
import type { ActionLogic } from "../../../machines/kit/action.machine.ts";
import { createActorContext } from "../../actors/screen-actors.ts";

/** A step to mark as done or not done. */
export interface StepMark {
  readonly id: MarkedStep;
  readonly done: boolean;
}

/** The actor logic of the first steps; marking a step returns all steps. */
export interface FirstStepsActors {
  readonly firstSteps: ResourceLogic<Readonly<Record<string, never>>, readonly FirstStep[]>;
  readonly markStep: ActionLogic<StepMark, readonly FirstStep[]>;
}

export const [FirstStepsActorsProvider, useFirstStepsActors] =
  createActorContext<FirstStepsActors>("first-steps");
