import { CasesScreen } from "./cases-screen.tsx";
import { PioneerScreen } from "./pioneer-screen.tsx";
import { SubmissionScreen } from "./submission-screen.tsx";
import type { ScreenComponents } from "../../shell/screens-context.ts";

export const screens: ScreenComponents = {
  pioneer: PioneerScreen,
  "pioneer-submission": SubmissionScreen,
  "pioneer-cases": CasesScreen,
};
