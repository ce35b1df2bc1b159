import { LicenceReviewScreen } from "./licence-review-screen.tsx";
import type { ScreenComponents } from "../../shell/screens-context.ts";

export const screens: ScreenComponents = {
  "licence-review": LicenceReviewScreen,
};
