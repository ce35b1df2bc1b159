import { firstStepIds, type FirstStep } from "../../../domain/first-steps.ts";
import { read, write, type Place } from "./place.ts";
import { day, known } from "./samples.ts";

const steps: readonly FirstStep[] = firstStepIds.map((id, index) => ({
  id: known(id),
  doneOn: index === 0 ? day("02-03") : null,
}));
const path = "/first-steps/";

export const places: readonly Place[] = [
  read("first-steps", path, { key: "first-steps", call: "/api/getFirstSteps", request: {}, sample: steps }),
  write("first-steps", path, {
    key: "first-step-",
    call: "/api/completeFirstStep",
    id: firstStepIds[1],
    request: { id: firstStepIds[1], done: true },
    sample: steps,
  }),
];
