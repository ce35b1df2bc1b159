import { CampusPackagesScreen } from "../../ui/screens/campus-packages/campus-packages-screen.tsx";
import type { ScreenEntry } from "./screen-entry.ts";

export const screens: ScreenEntry["screens"] = () => ({ "campus-packages": CampusPackagesScreen });
