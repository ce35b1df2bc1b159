import { WebsiteScreen } from "./website-screen.tsx";
import type { ScreenComponents } from "../../shell/screens-context.ts";

export const screens: ScreenComponents = {
  website: WebsiteScreen,
};
