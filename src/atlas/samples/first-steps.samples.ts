import { completeFirstStep, getFirstSteps } from "../../api/first-steps.calls.ts";
import {
  firstStepIds,
  markedSteps,
  type FirstStep,
  type FirstStepId,
} from "../../domain/first-steps/first-steps.ts";
import { day, known } from "../desk/fixtures/samples.ts";
import { sampleOf } from "./call-sample.ts";

/** All steps, of which these are done. */
export const stepsWith = (...done: readonly FirstStepId[]): readonly FirstStep[] =>
  firstStepIds.map((code) => ({
    id: known(code),
    done: done.includes(code),
    doneOn: done.includes(code) ? day("02-03") : null,
  }));
const steps = stepsWith(firstStepIds[0]);

/** The area's calls as the desk makes them. */
export const callSamples = {
  steps: sampleOf(getFirstSteps, {}, steps),
  mark: sampleOf(completeFirstStep, { id: markedSteps[0], done: true }, steps),
};

/** The area has no machine of its own. */
export const samples = {};
