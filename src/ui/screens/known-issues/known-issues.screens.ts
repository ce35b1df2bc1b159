import { KnownIssuesScreen } from "./known-issues-screen.tsx";
import type { ScreenComponents } from "../../shell/screens-context.ts";

export const screens: ScreenComponents = {
  "known-issues": KnownIssuesScreen,
};
