import { ForgotPasswordScreen } from "./forgot-password-screen.tsx";
import { ResetPasswordScreen } from "./reset-password-screen.tsx";
import type { ScreenComponents } from "../../shell/screens-context.ts";

export const screens: ScreenComponents = {
  "forgot-password": ForgotPasswordScreen,
  "reset-password": ResetPasswordScreen,
};
