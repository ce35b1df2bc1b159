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
import { still, stillOf, unsent, type StageArea } from "../stage-area.ts";

const logics: SettingsLogics = {
  account: still(),
  options: still(),
  person: stillOf(personSettingsMachine),
  company: stillOf(companySettingsMachine),
  vatCheck: unsent(),
  emailChange: stillOf(emailChangeMachine),
  passwordChange: stillOf(passwordChangeMachine),
  newsletter: unsent(),
  notifications: unsent(),
  sessions: still(),
  endSessions: unsent(),
  theme: unsent(),
  presentTheme: () => "system",
};

export const area: StageArea = {
  screens: {
    settings: SettingsScreen,
    "settings-company": CompanyScreen,
    "settings-password": PasswordScreen,
  },
  wrap: (screen) => <SettingsLogicsProvider value={logics}>{screen}</SettingsLogicsProvider>,
};
