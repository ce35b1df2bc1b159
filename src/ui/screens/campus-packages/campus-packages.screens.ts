import { CampusPackagesScreen } from "./campus-packages-screen.tsx";
import type { ScreenComponents } from "../../shell/screens-context.ts";

export const screens: ScreenComponents = {
  "campus-packages": CampusPackagesScreen,
};
