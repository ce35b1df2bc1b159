import { LimitedAvailabilityScreen } from "./limited-availability-screen.tsx";
import type { ScreenComponents } from "../../shell/screens-context.ts";

export const screens: ScreenComponents = {
  "limited-availability": LimitedAvailabilityScreen,
};
