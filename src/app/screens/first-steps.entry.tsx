import { FirstStepsScreen } from "../../ui/screens/first-steps/first-steps-screen.tsx";
import type { ScreenEntry } from "./screen-entry.ts";

export const screens: ScreenEntry["screens"] = () => ({ "first-steps": FirstStepsScreen });
