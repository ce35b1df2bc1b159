import { liveSignUp } from "../live/sign-up.live.ts";
import type { ScreenMachines } from "./screen-entry.ts";

export const machines: ScreenMachines = (live) => [liveSignUp(live)];

export { screens } from "../../ui/screens/sign-up/sign-up.screens.ts";

/** What a login shows below the code of an account that is not activated. It is part of the sign-up, whose texts and call it has: a chunk of its own would move the modules of the first load. */
export { ActivationOffer } from "../../ui/shell/session/activation-offer.tsx";
