import { NoAccessScreen } from "./no-access-screen.tsx";
import type { ScreenComponents } from "../../shell/screens-context.ts";

export const screens: ScreenComponents = {
  "no-access": NoAccessScreen,
};
