import { passwordRequestMachine } from "../../../../machines/password-request.machine.ts";
import { passwordResetMachine } from "../../../../machines/password-reset.machine.ts";
import { ForgotPasswordScreen } from "../../../../ui/screens/passwords/forgot-password-screen.tsx";
import { PasswordsLogicsProvider } from "../../../../ui/screens/passwords/passwords-logics.ts";
import { ResetPasswordScreen } from "../../../../ui/screens/passwords/reset-password-screen.tsx";
import { inertOf, type PreviewArea } from "../preview-area.ts";

export const area: PreviewArea = {
  screens: { "forgot-password": ForgotPasswordScreen, "reset-password": ResetPasswordScreen },
  wrap: (screen) => (
    <PasswordsLogicsProvider
      value={{
        passwordRequest: inertOf(passwordRequestMachine),
        passwordReset: inertOf(passwordResetMachine),
      }}
    >
      {screen}
    </PasswordsLogicsProvider>
  ),
};
