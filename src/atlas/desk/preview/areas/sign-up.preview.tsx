import { signUpMachine } from "../../../../machines/sign-up.machine.ts";
import { SignUpLogicsProvider } from "../../../../ui/screens/sign-up/sign-up-logics.ts";
import { SignUpScreen } from "../../../../ui/screens/sign-up/sign-up-screen.tsx";
import { inertOf, inertSubmission, type PreviewArea } from "../preview-area.ts";

export const area: PreviewArea = {
  screens: { registration: SignUpScreen },
  wrap: (screen) => (
    <SignUpLogicsProvider
      value={{
        signUp: inertOf(signUpMachine),
        vatCheck: inertSubmission(),
        resendActivation: inertSubmission(),
      }}
    >
      {screen}
    </SignUpLogicsProvider>
  ),
};
