import { companySettingsMachine } from "../../../../machines/company-settings.machine.ts";
import { emailChangeMachine } from "../../../../machines/email-change.machine.ts";
import { passwordChangeMachine } from "../../../../machines/password-change.machine.ts";
import { personSettingsMachine } from "../../../../machines/person-settings.machine.ts";
import { CompanyScreen } from "../../../../ui/screens/settings/company-screen.tsx";
import { PasswordScreen } from "../../../../ui/screens/settings/password-screen.tsx";
import {
  SettingsLogicsProvider,
  type SettingsLogics,
} from "../../../../ui/screens/settings/settings-logics.ts";
import { SettingsScreen } from "../../../../ui/screens/settings/settings-screen.tsx";
import { inertResource, inertOf, inertSubmission, type PreviewArea } from "../preview-area.ts";

const logics: SettingsLogics = {
  account: inertResource(),
  options: inertResource(),
  person: inertOf(personSettingsMachine),
  company: inertOf(companySettingsMachine),
  vatCheck: inertSubmission(),
  emailChange: inertOf(emailChangeMachine),
  passwordChange: inertOf(passwordChangeMachine),
  newsletter: inertSubmission(),
  notifications: inertSubmission(),
  sessions: inertResource(),
  endSessions: inertSubmission(),
  theme: inertSubmission(),
  presentTheme: () => "system",
};

export const area: PreviewArea = {
  screens: {
    settings: SettingsScreen,
    "settings-company": CompanyScreen,
    "settings-password": PasswordScreen,
  },
  wrap: (screen) => <SettingsLogicsProvider value={logics}>{screen}</SettingsLogicsProvider>,
};
