import { FirstStepsLogicsProvider } from "../../../../ui/screens/first-steps/first-steps-logics.ts";
import { FirstStepsScreen } from "../../../../ui/screens/first-steps/first-steps-screen.tsx";
import { inertResource, inertSubmission, type PreviewArea } from "../preview-area.ts";

export const area: PreviewArea = {
  screens: { "first-steps": FirstStepsScreen },
  wrap: (screen) => (
    <FirstStepsLogicsProvider value={{ firstSteps: inertResource(), markStep: inertSubmission() }}>
      {screen}
    </FirstStepsLogicsProvider>
  ),
};
