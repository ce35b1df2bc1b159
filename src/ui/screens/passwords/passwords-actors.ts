import type { passwordRequestMachine } from "../../../machines/passwords/password-request.machine.ts";
import type { passwordResetMachine } from "../../../machines/passwords/password-reset.machine.ts";
import { createActorContext } from "../../actors/screen-actors.ts";

/** What the screens of forgotten passwords and of letters' links start. */
export interface PasswordsActors {
  readonly passwordRequest: typeof passwordRequestMachine;
  readonly passwordReset: typeof passwordResetMachine;
}

export const [PasswordsActorsProvider, usePasswordsActors] = createActorContext<PasswordsActors>("passwords");
