import { completeFirstStep, getFirstSteps } from "../../api/first-steps.calls.ts";
import { firstStepIds, markedSteps, type FirstStep } from "../../domain/first-steps/first-steps.ts";
import { sampleOf } from "./call-sample.ts";

const steps: readonly FirstStep[] = firstStepIds.map((code, index) => ({
  id: { _tag: "Known", code },
  done: index === 0,
  doneOn: index === 0 ? new Date("2026-02-03T00:00:00.000Z") : null,
}));

/** The area's calls as the desk makes them. */
export const callSamples = {
  steps: sampleOf(getFirstSteps, {}, steps),
  mark: sampleOf(completeFirstStep, { id: markedSteps[0], done: true }, steps),
};

/** The area has no machine of its own. */
export const samples = {};
