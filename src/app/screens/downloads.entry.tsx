import { DownloadsScreen } from "../../ui/screens/downloads/downloads-screen.tsx";
import type { ScreenEntry } from "./screen-entry.ts";

export const screens: ScreenEntry["screens"] = () => ({ downloads: DownloadsScreen });
