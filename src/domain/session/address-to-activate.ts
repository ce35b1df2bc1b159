import type { LoginRefusal } from "./login.refusals.ts";

const NOT_ACTIVATED: LoginRefusal = "WEBACCOUNT_NOT_ACTIVATED";

/** A refused login; `email` is the address that was typed, `reason` says why an account is not active. */
export interface RefusedLogin {
  readonly code: string;
  readonly reason?: string;
  readonly email?: string | undefined;
}

/**
 * The address to which the activation link can be sent again after a login was refused: the password was right, and the
 * account is only not activated yet (shell §8). An account that its company has switched off has no link.
 */
export const addressToActivate = ({ code, reason, email }: RefusedLogin): string | undefined =>
  code === NOT_ACTIVATED && reason === undefined ? email : undefined;
