import { NoAccessScreen } from "../../ui/screens/no-access/no-access-screen.tsx";
import type { ScreenEntry } from "./screen-entry.ts";

export const screens: ScreenEntry["screens"] = () => ({ "no-access": NoAccessScreen });
