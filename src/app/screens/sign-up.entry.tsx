import { SignUpScreen } from "../../ui/screens/sign-up/sign-up-screen.tsx";
import { SignUpLogicsProvider } from "../../ui/screens/sign-up/sign-up-logics.ts";
import { liveSignUp } from "../live/sign-up.live.ts";
import type { ScreenEntry } from "./screen-entry.ts";
import { withLogics } from "./with-logics.tsx";

export const screens: ScreenEntry["screens"] = (live) => ({
  registration: withLogics(SignUpLogicsProvider, liveSignUp(live), SignUpScreen),
});
