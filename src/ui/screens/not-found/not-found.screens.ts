import { NotFoundScreen } from "./not-found-screen.tsx";
import type { ScreenComponents } from "../../shell/screens-context.ts";

export const screens: ScreenComponents = {
  "not-found": NotFoundScreen,
};
