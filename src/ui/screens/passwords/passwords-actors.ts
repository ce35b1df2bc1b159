import type { passwordRequestMachine } from "../../../machines/passwords/password-request.machine.ts";
import type { passwordResetMachine } from "../../../machines/passwords/password-reset.machine.ts";
import { createActorContext } from "../../actors/screen-actors.ts";

/** The actor logic of the screens for forgotten passwords and email links. */
export interface PasswordsActors {
  readonly passwordRequest: typeof passwordRequestMachine;
  readonly passwordReset: typeof passwordResetMachine;
}

export const [PasswordsActorsProvider, usePasswordsActors] = createActorContext<PasswordsActors>("passwords");
