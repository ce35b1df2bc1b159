import { FirstStepsLogicsProvider } from "../../../../ui/screens/first-steps/first-steps-logics.ts";
import { FirstStepsScreen } from "../../../../ui/screens/first-steps/first-steps-screen.tsx";
import { still, unsent, type StageArea } from "../stage-area.ts";

export const area: StageArea = {
  screens: { "first-steps": FirstStepsScreen },
  wrap: (screen) => (
    <FirstStepsLogicsProvider value={{ firstSteps: still(), markStep: unsent() }}>
      {screen}
    </FirstStepsLogicsProvider>
  ),
};
