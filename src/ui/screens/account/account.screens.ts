import { CompanyScreen } from "./company-screen.tsx";
import { PasswordScreen } from "./password-screen.tsx";
import { SettingsScreen } from "./settings-screen.tsx";
import type { ScreenComponents } from "../../shell/screens-context.ts";

export const screens: ScreenComponents = {
  settings: SettingsScreen,
  "settings-company": CompanyScreen,
  "settings-password": PasswordScreen,
};
