import { SignUpScreen } from "../../ui/screens/sign-up/sign-up-screen.tsx";
import { SignUpActorsProvider } from "../../ui/screens/sign-up/sign-up-actors.ts";
import { liveSignUp } from "../live/sign-up.live.ts";
import type { ScreenEntry } from "./screen-entry.ts";
import { withActors } from "./with-actors.tsx";

export const screens: ScreenEntry["screens"] = (live) => ({
  registration: withActors(SignUpActorsProvider, liveSignUp(live), SignUpScreen),
});
