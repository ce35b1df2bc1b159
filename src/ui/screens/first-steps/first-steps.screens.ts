import { FirstStepsScreen } from "./first-steps-screen.tsx";
import type { ScreenComponents } from "../../shell/screens-context.ts";

export const screens: ScreenComponents = {
  "first-steps": FirstStepsScreen,
};
