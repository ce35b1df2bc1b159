import type { Theme } from "../../../domain/account/theme.ts";
import type { companySettingsMachine } from "../../../machines/account/company-settings.machine.ts";
import type { emailChangeMachine } from "../../../machines/account/email-change.machine.ts";
import type { passwordChangeMachine } from "../../../machines/account/password-change.machine.ts";
import type { personSettingsMachine } from "../../../machines/account/person-settings.machine.ts";
import type { licenceAgainMachine } from "../../../machines/licence-review/licence-again.machine.ts";
import type { ActionLogic } from "../../../machines/kit/action.machine.ts";
import { createActorContext } from "../../actors/screen-actors.ts";

/** The forms of the settings screens, and the theme, which is this browser's. */
export interface SettingsActors {
  readonly person: typeof personSettingsMachine;
  readonly company: typeof companySettingsMachine;
  /** Sends another trade licence after a decline. */
  readonly licenceAgain: typeof licenceAgainMachine;
  readonly emailChange: typeof emailChangeMachine;
  readonly passwordChange: typeof passwordChangeMachine;
  readonly theme: ActionLogic<Theme, Theme>;
  /** The theme stored in this browser. */
  readonly presentTheme: () => Theme;
}

export const [SettingsActorsProvider, useSettingsActors] = createActorContext<SettingsActors>("settings");
