import * as Equal from "effect/Equal";
import type { Visitor } from "../shell/access.ts";
import { answered, failed, type CallFailure, type Outcome } from "../kit/call-failure.ts";
import type { LoginAnswer, SessionAnswer } from "./login.ts";
import { buildPalette, type Palette } from "../shell/palette.ts";
import { evaluatePartnerStatus, isHousehold, type PartnerStanding } from "../shell/partner-status.ts";
import type { PartnerData, UserData } from "./user.ts";

/** The signed-in user and the permissions that follow. */
export interface KnownAccount {
  readonly _tag: "Known";
  readonly user: UserData;
  readonly partnerStatus: string;
  readonly standing: PartnerStanding;
  readonly visitor: Visitor;
  readonly palette: Palette;
}

/** `Pending`: another account has signed in; nothing of it is shown until the previous account's data is removed. */
export type Account =
  | { readonly _tag: "None" }
  | { readonly _tag: "Pending"; readonly next: KnownAccount }
  | KnownAccount;

/** The result of a session check. */
export type CheckResult =
  | { readonly _tag: "SignedIn"; readonly user: UserData }
  | { readonly _tag: "SignedOut" };

/** The result of a login: a user, a session that the browser has not kept, or the error code of shell §8 (or an unknown one). */
export type LoginVerdict =
  | { readonly _tag: "Accepted"; readonly user: UserData }
  | { readonly _tag: "NotKept" }
  | { readonly _tag: "Refused"; readonly code: string; readonly reason?: string };

const malformed: CallFailure = { _tag: "Malformed", path: "userData", expected: "user data" };

/** Converts a login's outcome: a refusal without a code is an unknown error (shell §4, §8). */
export const toLoginResult = (outcome: Outcome<LoginAnswer>): Outcome<LoginVerdict> => {
  if (outcome._tag === "Failed") {
    return outcome.failure._tag === "Refused"
      ? answered({ _tag: "Refused", code: outcome.failure.code })
      : outcome;
  }
  const { valid, userData: user, error_code: code, reason } = outcome.answer;
  if (!valid)
    return answered({ _tag: "Refused", code: code || "UNKNOWN_ERROR", ...(reason ? { reason } : {}) });
  return user ? answered({ _tag: "Accepted", user }) : failed(malformed);
};

/** Converts a session check's outcome (shell §7). */
export const toCheckResult = (outcome: Outcome<SessionAnswer>): Outcome<CheckResult> => {
  if (outcome._tag === "Failed")
    return outcome.failure._tag === "SessionExpired" ? answered({ _tag: "SignedOut" }) : outcome;
  const { loggedIn, valid, userData: user } = outcome.answer;
  if (!loggedIn || !valid) return answered({ _tag: "SignedOut" });
  return user ? answered({ _tag: "SignedIn", user }) : failed(malformed);
};

/** Tier, groups and colours of a partner status (shell §4, business §6). */
const standingOf = (
  user: UserData,
  status: { readonly partnerStatus: string; readonly regFlexEnabled: boolean },
) => {
  const standing = evaluatePartnerStatus(status);
  const visitor: Visitor = {
    groups: standing.groups,
    rights: user.rights ?? undefined,
    household: isHousehold(status.partnerStatus),
  };
  return { partnerStatus: status.partnerStatus, standing, visitor, palette: buildPalette(standing) };
};

/** The account of a user before its partner data is loaded, by the status in the user data. */
export const accountOf = (user: UserData): KnownAccount => ({
  _tag: "Known",
  user,
  ...standingOf(user, { partnerStatus: user.partner_status, regFlexEnabled: user.reg_flex_enabled }),
});

/** The account with other data; the same one if nothing differs, so that nothing that shows it is rendered again. */
const renewed = (account: KnownAccount, changes: Partial<KnownAccount>): KnownAccount => {
  const next = { ...account, ...changes };
  return Equal.equals(next, account) ? account : next;
};

/** The account with the names and rights of a later session check; tier and groups stay those of the partner data. */
export const withUser = (account: Account, user: UserData): Account =>
  account._tag === "Known"
    ? renewed(account, { user, visitor: { ...account.visitor, rights: user.rights ?? undefined } })
    : account;

/** The account with the tier and groups of its partner data. */
export const withPartnerData = (
  account: Account,
  { partner_data: { partner_status: partnerStatus }, reg_flex_enabled: regFlexEnabled }: PartnerData,
): Account =>
  account._tag === "Known"
    ? renewed(account, standingOf(account.user, { partnerStatus, regFlexEnabled }))
    : account;

/** The key of an account; undefined where nobody is known, and where another server gives none. */
export const keyOfAccount = (account: Account | undefined): string | undefined =>
  account?._tag === "Known" && account.user.account_key !== "" ? account.user.account_key : undefined;

/** True if whoever has signed in is the account that the page shows; without a key every sign-in counts as another account. */
export const isSameAccount = (account: Account, user: UserData): boolean =>
  keyOfAccount(account) === user.account_key;

/** True if a look at the session finds the account that the page shows; without a key nothing tells another one apart. */
export const isStillAccount = (account: Account, user: UserData): boolean =>
  account._tag === "Known" && account.user.account_key === user.account_key;
