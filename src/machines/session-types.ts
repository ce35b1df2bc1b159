import type { Visitor } from "../domain/access.ts";
import type { CallFailure, Outcome } from "../domain/call-failure.ts";
import type { LoginAnswer, LoginRequest, SessionAnswer } from "../domain/login.ts";
import { buildPalette, type Palette } from "../domain/palette.ts";
import { evaluatePartnerStatus, isHousehold, type PartnerStanding } from "../domain/partner-status.ts";
import type { UserData } from "../domain/user.ts";
import type { ParentRef } from "./parent-ref.ts";
import type { SignOnReport } from "./sign-on-setup.ts";

/** Who is signed in, and what follows from it. `returnTo` is where a sign-in by the form asked to go. */
export interface KnownAccount {
  readonly _tag: "Known";
  readonly user: UserData;
  readonly partnerStatus: string;
  readonly standing: PartnerStanding;
  readonly visitor: Visitor;
  readonly palette: Palette;
  readonly cameBySignOn: boolean;
  readonly returnTo: string | undefined;
}

/** `Arriving`: another account has signed in, and nothing of it is shown before all that the first left is gone. */
export type Account =
  | { readonly _tag: "None" }
  | { readonly _tag: "Arriving"; readonly next: KnownAccount }
  | KnownAccount;

/** Why the last attempt brought nothing: a login code of shell §8 (or one that nobody knows), or a call that failed. */
export type SessionProblem =
  | { readonly _tag: "None" }
  | { readonly _tag: "Refused"; readonly code: string }
  | { readonly _tag: "Failed"; readonly failure: CallFailure };

/** What a sign-in under way is made with; gone as soon as it is answered. */
export type Credentials =
  | { readonly _tag: "None" }
  | { readonly _tag: "Password"; readonly request: LoginRequest; readonly returnTo: string | undefined }
  | { readonly _tag: "SignOn"; readonly token: string };

/** Why nobody is signed in: never was, asked to leave, was sent out silently, left in another tab, or it cannot be told. */
export type SessionEnd = "notSignedIn" | "loggedOut" | "silent" | "elsewhere" | "unreachable";

/** What the root hears. */
export type SessionReport =
  | {
      readonly type: "session.started";
      readonly user: UserData;
      readonly visitor: Visitor;
      readonly standing: PartnerStanding;
      /** True where another account was signed in before, in this page. */
      readonly takenOver: boolean;
    }
  | {
      readonly type: "session.standingChanged";
      readonly visitor: Visitor;
      readonly standing: PartnerStanding;
    }
  | { readonly type: "session.ended"; readonly reason: SessionEnd }
  | { readonly type: "session.restoring" }
  | { readonly type: "account.discarded" };

/** What the portal's tabs tell each other: never who, only what happened. */
export type TabNews =
  | { readonly kind: "loggedIn" }
  | { readonly kind: "loggedOut" }
  | { readonly kind: "extended"; readonly seconds: number };

export interface SessionContext {
  readonly parent: ParentRef<SessionReport>;
  readonly account: Account;
  readonly problem: SessionProblem;
  readonly credentials: Credentials;
  /** Failed checks since the last answer: decides the back-off. */
  readonly failures: number;
  /** How long the session lasted when the server last told, in seconds. */
  readonly secondsLeft: number;
}

export type SessionEvent =
  | {
      readonly type: "session.signIn";
      readonly email: string;
      readonly password: string;
      readonly id?: string;
      readonly returnTo?: string;
    }
  | { readonly type: "session.signInWithSignOn"; readonly returnTo: string }
  | { readonly type: "session.screenReady" }
  | { readonly type: "session.stay" }
  | { readonly type: "session.dataSaved" }
  | { readonly type: "session.logOut" }
  | { readonly type: "session.logOutSilently" }
  | { readonly type: "session.expired" }
  | { readonly type: "session.extended"; readonly seconds: number }
  | { readonly type: "session.retry" }
  | { readonly type: "tabs.loggedOut" }
  | { readonly type: "tabs.loggedIn" }
  | { readonly type: "tabs.extended"; readonly seconds: number }
  | SignOnReport;

/** What a login came to. */
export type LoginResult =
  | { readonly _tag: "Accepted"; readonly user: UserData }
  | Exclude<SessionProblem, { readonly _tag: "None" }>;

/** What a session check came to. */
export type CheckResult =
  | { readonly _tag: "Accepted"; readonly user: UserData }
  | { readonly _tag: "SignedOut" }
  | { readonly _tag: "Failed"; readonly failure: CallFailure };

/** Reads a login's outcome: a refusal without a code is an unknown error (shell §4, §8). */
export const judgeLogin = (outcome: Outcome<LoginAnswer>): LoginResult => {
  if (outcome._tag === "Failed") {
    return outcome.failure._tag === "Refused"
      ? { _tag: "Refused", code: outcome.failure.code }
      : { _tag: "Failed", failure: outcome.failure };
  }
  const { valid, userData, error_code: code } = outcome.answer;
  if (!valid) return { _tag: "Refused", code: code ?? "UNKNOWN_ERROR" };
  return userData === undefined
    ? { _tag: "Failed", failure: { _tag: "Malformed", path: "userData", expected: "user data" } }
    : { _tag: "Accepted", user: userData };
};

/** Reads a session check's outcome (shell §7). */
export const judgeCheck = (outcome: Outcome<SessionAnswer>): CheckResult => {
  if (outcome._tag === "Failed")
    return outcome.failure._tag === "SessionExpired" ? { _tag: "SignedOut" } : outcome;
  const { loggedIn, valid, userData } = outcome.answer;
  if (!loggedIn || !valid) return { _tag: "SignedOut" };
  return userData === undefined
    ? { _tag: "Failed", failure: { _tag: "Malformed", path: "userData", expected: "user data" } }
    : { _tag: "Accepted", user: userData };
};

/** What follows from a partner status: standing, rights to see, colours (shell §4, business §6). */
export const standingOf = (
  user: UserData,
  status: { readonly partnerStatus: string; readonly regFlexEnabled: boolean },
) => {
  const standing = evaluatePartnerStatus(status);
  const visitor: Visitor = {
    groups: standing.groups,
    rights: user.rights,
    household: isHousehold(status.partnerStatus),
  };
  return { partnerStatus: status.partnerStatus, standing, visitor, palette: buildPalette(standing.tier) };
};

/** The same account with what a later check has told of its user: names and rights; the standing stays the partner data's. */
export const renewed = (account: KnownAccount, user: UserData): KnownAccount => ({
  ...account,
  user,
  visitor: { ...account.visitor, rights: user.rights },
});

/** The account of a user whose partner data has not come yet: the user data's own status decides. */
export const accountOf = (user: UserData, credentials: Credentials): KnownAccount => ({
  _tag: "Known",
  user,
  ...standingOf(user, { partnerStatus: user.partner_status, regFlexEnabled: user.reg_flex_enabled }),
  cameBySignOn: credentials._tag === "SignOn",
  returnTo: credentials._tag === "Password" ? credentials.returnTo : undefined,
});
