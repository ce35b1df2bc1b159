import { completeFirstStep, getFirstSteps } from "../../api/first-steps.calls.ts";
import {
  FirstStepsLogicsProvider,
  type FirstStepsLogics,
} from "../../ui/screens/first-steps/first-steps-logics.ts";
import { FirstStepsScreen } from "../../ui/screens/first-steps/first-steps-screen.tsx";
import type { ScreenEntry } from "./screen-entry.ts";
import { withLogics } from "./with-logics.tsx";

export const screens: ScreenEntry["screens"] = (live) => {
  const logics: FirstStepsLogics = {
    firstSteps: live.resource(getFirstSteps),
    markStep: live.submission(completeFirstStep),
  };
  return { "first-steps": withLogics(FirstStepsLogicsProvider, logics, FirstStepsScreen) };
};
