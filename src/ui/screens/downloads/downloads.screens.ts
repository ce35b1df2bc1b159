import { DownloadsScreen } from "./downloads-screen.tsx";
import type { ScreenComponents } from "../../shell/screens-context.ts";

export const screens: ScreenComponents = {
  downloads: DownloadsScreen,
};
