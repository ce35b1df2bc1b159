import { LimitedAvailabilityScreen } from "../../ui/screens/limited-availability/limited-availability-screen.tsx";
import type { ScreenEntry } from "./screen-entry.ts";

export const screens: ScreenEntry["screens"] = () => ({ "limited-availability": LimitedAvailabilityScreen });
