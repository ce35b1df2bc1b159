import { completeFirstStep, getFirstSteps } from "../../api/first-steps.calls.ts";
import {
  FirstStepsActorsProvider,
  type FirstStepsActors,
} from "../../ui/screens/first-steps/first-steps-actors.ts";
import { FirstStepsScreen } from "../../ui/screens/first-steps/first-steps-screen.tsx";
import type { ScreenEntry } from "./screen-entry.ts";
import { withActors } from "./with-actors.tsx";

export const screens: ScreenEntry["screens"] = (live) => {
  const actors: FirstStepsActors = {
    firstSteps: live.resource(getFirstSteps),
    markStep: live.action(completeFirstStep),
  };
  return { "first-steps": withActors(FirstStepsActorsProvider, actors, FirstStepsScreen) };
};
