import type { Visitor } from "../shell/access.ts";
import { answered, failed, type CallFailure, type Outcome } from "../kit/call-failure.ts";
import type { LoginAnswer, SessionAnswer } from "./login.ts";
import { buildPalette, type Palette } from "../shell/palette.ts";
import { evaluatePartnerStatus, isHousehold, type PartnerStanding } from "../shell/partner-status.ts";
import type { PartnerData, UserData } from "./user.ts";

/** Who is signed in, and what follows from it. */
export interface KnownAccount {
  readonly _tag: "Known";
  readonly user: UserData;
  readonly partnerStatus: string;
  readonly standing: PartnerStanding;
  readonly visitor: Visitor;
  readonly palette: Palette;
}

/** `Pending`: another account has signed in, and nothing of it is shown before all that the first left is gone. */
export type Account =
  | { readonly _tag: "None" }
  | { readonly _tag: "Pending"; readonly next: KnownAccount }
  | KnownAccount;

/** What a session check found. */
export type CheckResult =
  | { readonly _tag: "SignedIn"; readonly user: UserData }
  | { readonly _tag: "SignedOut" };

/** What a login was answered: somebody is signed in, or a code of shell §8 (or one that nobody knows) says why not. */
export type LoginVerdict =
  | { readonly _tag: "Accepted"; readonly user: UserData }
  | { readonly _tag: "Refused"; readonly code: string };

const malformed: CallFailure = { _tag: "Malformed", path: "userData", expected: "user data" };

/** Reads a login's outcome: a refusal without a code is an unknown error (shell §4, §8). */
export const toLoginResult = (outcome: Outcome<LoginAnswer>): Outcome<LoginVerdict> => {
  if (outcome._tag === "Failed") {
    return outcome.failure._tag === "Refused"
      ? answered({ _tag: "Refused", code: outcome.failure.code })
      : outcome;
  }
  const { valid, userData, error_code: code } = outcome.answer;
  if (!valid) return answered({ _tag: "Refused", code: code ?? "UNKNOWN_ERROR" });
  return userData === undefined ? failed(malformed) : answered({ _tag: "Accepted", user: userData });
};

/** Reads a session check's outcome (shell §7). */
export const toCheckResult = (outcome: Outcome<SessionAnswer>): Outcome<CheckResult> => {
  if (outcome._tag === "Failed")
    return outcome.failure._tag === "SessionExpired" ? answered({ _tag: "SignedOut" }) : outcome;
  const { loggedIn, valid, userData } = outcome.answer;
  if (!loggedIn || !valid) return answered({ _tag: "SignedOut" });
  return userData === undefined ? failed(malformed) : answered({ _tag: "SignedIn", user: userData });
};

/** What follows from a partner status: standing, rights to see, colours (shell §4, business §6). */
const standingOf = (
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

/** The account of a user whose partner data has not come yet: the user data's own status decides. */
export const accountOf = (user: UserData): KnownAccount => ({
  _tag: "Known",
  user,
  ...standingOf(user, { partnerStatus: user.partner_status, regFlexEnabled: user.reg_flex_enabled }),
});

/** The account with what a later check says of its user: names and rights; the standing stays the partner data's. */
export const withUser = (account: Account, user: UserData): Account =>
  account._tag === "Known"
    ? { ...account, user, visitor: { ...account.visitor, rights: user.rights } }
    : account;

/** The account with the standing that its partner data says. */
export const withPartnerData = (
  account: Account,
  { partner_data: { partner_status: partnerStatus }, reg_flex_enabled: regFlexEnabled }: PartnerData,
): Account =>
  account._tag === "Known"
    ? { ...account, ...standingOf(account.user, { partnerStatus, regFlexEnabled }) }
    : account;

/** True where the user is the one that is signed in. */
export const isSameAccount = (account: Account, user: UserData): boolean =>
  account._tag === "Known" && account.user.account_key === user.account_key;
