import { NotFoundScreen } from "../../ui/screens/not-found/not-found-screen.tsx";
import type { ScreenEntry } from "./screen-entry.ts";

export const screens: ScreenEntry["screens"] = () => ({ "not-found": NotFoundScreen });
