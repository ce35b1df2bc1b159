import { signUpMachine } from "../../../../machines/sign-up.machine.ts";
import { SignUpLogicsProvider } from "../../../../ui/screens/sign-up/sign-up-logics.ts";
import { SignUpScreen } from "../../../../ui/screens/sign-up/sign-up-screen.tsx";
import { stillOf, unsent, type StageArea } from "../stage-area.ts";

export const area: StageArea = {
  screens: { registration: SignUpScreen },
  wrap: (screen) => (
    <SignUpLogicsProvider
      value={{ signUp: stillOf(signUpMachine), vatCheck: unsent(), resendActivation: unsent() }}
    >
      {screen}
    </SignUpLogicsProvider>
  ),
};
