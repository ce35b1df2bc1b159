import type { LoginRefusal } from "../../../src/domain/session/login.refusals.ts";

/** The texts of the identity server's pages in one language. */
export interface LoginTexts {
  readonly title: string;
  readonly email: string;
  readonly password: string;
  readonly submit: string;
  readonly forgotPassword: string;
  readonly signOutQuestion: string;
  readonly signOut: string;
  readonly signingOut: string;
  readonly signedOut: string;
  readonly back: string;
  readonly failed: string;
  readonly failedHint: string;
  readonly errors: Readonly<Record<LoginRefusal, string>>;
  /** The account's company has switched it off. */
  readonly deactivated: string;
}
