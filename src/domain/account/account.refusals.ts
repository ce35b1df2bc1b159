import { passwordRefusals, type PasswordRefusal } from "../passwords/passwords.refusals.ts";
import { codesOf, isRefusalOf, pick, type Refusal } from "../kit/refusals.ts";

/** Refusals of the account settings (business §3, §8). */
export const accountRefusals = {
  EMAIL_UNCHANGED: { spec: "business §8", means: "The new address is the current one" },
  EMAIL_CHANGE_OVER: {
    spec: "business §8",
    means: "No change of address is pending: it was confirmed or ended meanwhile",
    outdated: true,
  },
} as const satisfies Readonly<Record<string, Refusal>>;
export type AccountRefusal = keyof typeof accountRefusals;
export const isAccountRefusal = isRefusalOf(accountRefusals);

/** Refusals of an e-mail change, including those of its password check. */
export const emailChangeRefusals = {
  EMAIL_UNCHANGED: accountRefusals.EMAIL_UNCHANGED,
  PASSWORD_WRONG: passwordRefusals.PASSWORD_WRONG,
} as const satisfies Readonly<Partial<Record<AccountRefusal | PasswordRefusal, Refusal>>>;

/** Refusals of cancelling an e-mail change. */
export const emailCancelRefusals = pick(accountRefusals, ["EMAIL_CHANGE_OVER"]);
export const emailCancelCodes = codesOf(emailCancelRefusals);
export type EmailCancelCode = (typeof emailCancelCodes)[number];
