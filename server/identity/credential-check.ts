import type { LoginProblem } from "../../src/domain/session/login.refusals.ts";

/** Typed credentials and their origin, which the counters of failed attempts need. */
export interface CredentialAttempt {
  readonly email: string;
  readonly password: string;
  readonly address: string;
  /** The browser's id if the account has used it before (a cookie of the portal). */
  readonly userAgentId?: string;
}

/** The account data in tokens; `groups` become the realm roles. */
export interface AccountProfile {
  readonly email: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly groups: readonly string[];
}

/**
 * The portal's check of e-mail and password, also used by the identity server's login, so that counters and account states are
 * the same for both.
 */
export interface CredentialCheck {
  /** `passwordHash` is the stored hash that the password was checked against: it may have been replaced during the check. */
  readonly check: (
    input: CredentialAttempt,
  ) => Promise<
    | { readonly valid: true; readonly accountId: string; readonly passwordHash: string }
    | ({ readonly valid: false } & LoginProblem)
  >;
  readonly profile: (accountId: string) => Promise<AccountProfile | undefined>;
  /** Checked before each new token: false if the account was deactivated or deleted after its login. */
  readonly mayStillSignIn: (accountId: string) => Promise<boolean>;
}
