import type { passwordRequestMachine } from "../../../machines/passwords/password-request.machine.ts";
import type { passwordResetMachine } from "../../../machines/passwords/password-reset.machine.ts";
import { createLogicContext } from "../../actors/screen-actors.ts";

/** What the screens of forgotten passwords and of letters' links start. */
export interface PasswordsLogics {
  readonly passwordRequest: typeof passwordRequestMachine;
  readonly passwordReset: typeof passwordResetMachine;
}

export const [PasswordsLogicsProvider, usePasswordsLogics] = createLogicContext<PasswordsLogics>("passwords");
