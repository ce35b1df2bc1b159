import type { AccountSettings } from "../../../domain/account/account-settings.ts";
import type { Locale } from "../../../domain/shell/locale.ts";
import type { NotificationKind } from "../../../domain/account/notification-choice.ts";
import type { ActiveSession, SessionKey } from "../../../domain/account/session-list.ts";
import type { SignUpOptions } from "../../../domain/sign-up/sign-up.ts";
import type { Theme } from "../../../domain/account/theme.ts";
import type { VatVerdict } from "../../../domain/sign-up/vat-id.ts";
import type { VatQuestion } from "../../../domain/sign-up/vat-spelling.ts";
import type { companySettingsMachine } from "../../../machines/account/company-settings.machine.ts";
import type { emailChangeMachine } from "../../../machines/account/email-change.machine.ts";
import type { passwordChangeMachine } from "../../../machines/account/password-change.machine.ts";
import type { personSettingsMachine } from "../../../machines/account/person-settings.machine.ts";
import type { licenceAgainMachine } from "../../../machines/licence-review/licence-again.machine.ts";
import type { ResourceLogic } from "../../../machines/kit/resource.machine.ts";
import type { ActionLogic } from "../../../machines/kit/action.machine.ts";
import { createActorContext } from "../../actors/screen-actors.ts";

/** The request of a read without parameters. */
export type NoRequest = Readonly<Record<string, never>>;

/** The actor logic of the settings screens. */
export interface SettingsActors {
  readonly account: ResourceLogic<NoRequest, AccountSettings>;
  readonly options: ResourceLogic<{ readonly instance: Locale }, SignUpOptions>;
  readonly person: typeof personSettingsMachine;
  readonly company: typeof companySettingsMachine;
  /** The company's own trade licence: its picture, and the file to save. */
  readonly licencePicture: ResourceLogic<NoRequest, Blob>;
  readonly licenceFile: ActionLogic<NoRequest, undefined>;
  /** Sends another trade licence after a decline. */
  readonly licenceAgain: typeof licenceAgainMachine;
  readonly vatCheck: ActionLogic<VatQuestion, { readonly verdict: VatVerdict }>;
  readonly emailChange: typeof emailChangeMachine;
  readonly passwordChange: typeof passwordChangeMachine;
  readonly newsletter: ActionLogic<{ readonly subscribed: boolean }, { readonly subscribed: boolean }>;
  readonly notifications: ActionLogic<
    { readonly kinds: readonly NotificationKind[] },
    readonly NotificationKind[]
  >;
  readonly sessions: ResourceLogic<NoRequest, readonly ActiveSession[]>;
  readonly endSessions: ActionLogic<{ readonly id?: SessionKey }, { readonly ended: number }>;
  readonly theme: ActionLogic<Theme, Theme>;
  /** The theme stored in this browser. */
  readonly presentTheme: () => Theme;
}

export const [SettingsActorsProvider, useSettingsActors] = createActorContext<SettingsActors>("settings");
