import { SignUpScreen } from "../../ui/screens/sign-up/sign-up-screen.tsx";
import { liveSignUp } from "../live/sign-up.live.ts";
import type { ScreenEntry, ScreenMachines } from "./screen-entry.ts";

export const machines: ScreenMachines = (live) => [liveSignUp(live)];

export const screens: ScreenEntry["screens"] = () => ({ registration: SignUpScreen });

/** What a login shows below the code of an account that is not activated. It is part of the sign-up, whose texts and call it has: a chunk of its own would move the modules of the first load. */
export { ActivationOffer } from "../../ui/shell/session/activation-offer.tsx";
