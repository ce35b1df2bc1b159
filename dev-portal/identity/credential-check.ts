import type { LoginRefusal } from "../../src/domain/session/login.refusals.ts";

/** What a person typed, and where from: the counters of failed attempts need both. */
export interface CredentialAttempt {
  readonly email: string;
  readonly password: string;
  readonly address: string;
  /** Names the browser when the account has used it before (a cookie of the portal). */
  readonly userAgentId?: string;
}

/** What tokens say about an account; `groups` become the realm roles. */
export interface AccountProfile {
  readonly email: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly groups: readonly string[];
}

/**
 * The portal's own check of e-mail and password. The identity server's login asks it too, so that counters and account states are
 * the same on both ways in.
 */
export interface CredentialCheck {
  readonly check: (
    input: CredentialAttempt,
  ) => Promise<
    | { readonly valid: true; readonly accountId: string }
    | { readonly valid: false; readonly code: LoginRefusal }
  >;
  readonly profile: (accountId: string) => Promise<AccountProfile | undefined>;
  /** Asked before each new token: false for an account that was deactivated or deleted since its login. */
  readonly mayStillSignIn: (accountId: string) => Promise<boolean>;
}
