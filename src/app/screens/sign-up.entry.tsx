import { ActivationButton } from "../../ui/shell/session/activation-button.tsx";
import { ActivationOffer } from "../../ui/shell/session/activation-offer.tsx";
import { SignUpScreen } from "../../ui/screens/sign-up/sign-up-screen.tsx";
import { SignUpActorsProvider } from "../../ui/screens/sign-up/sign-up-actors.ts";
import { liveActivation } from "../live/activation.live.ts";
import type { Live } from "../live/live.ts";
import { liveSignUp } from "../live/sign-up.live.ts";
import type { ScreenEntry } from "./screen-entry.ts";
import { withActors } from "./with-actors.tsx";

export const screens: ScreenEntry["screens"] = (live) => ({
  registration: withActors(SignUpActorsProvider, liveSignUp(live), SignUpScreen),
});

/** What a login shows below the code of an account that is not activated. It is part of the sign-up, whose texts and call it has: a chunk of its own would move the modules of the first load. */
export const activationOfferWith = (live: Pick<Live, "run" | "locale">) => {
  const resendActivation = liveActivation(live);
  const Button = ({ email }: { readonly email: string }) => (
    <ActivationButton email={email} resendActivation={resendActivation} />
  );
  return ({ code }: { readonly code: string }) => <ActivationOffer code={code} Button={Button} />;
};
