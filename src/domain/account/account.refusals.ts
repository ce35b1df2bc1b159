import { passwordRefusals, type PasswordRefusal } from "../passwords/passwords.refusals.ts";
import { isRefusalOf, type Refusal } from "../kit/refusals.ts";

/** Refusals of the account settings (business §3, §8). */
export const accountRefusals = {
  EMAIL_UNCHANGED: { spec: "business §8", means: "The new address is the current one" },
} as const satisfies Readonly<Record<string, Refusal>>;
export type AccountRefusal = keyof typeof accountRefusals;
export const isAccountRefusal = isRefusalOf(accountRefusals);

/** Refusals of an e-mail change, including those of its password check. */
export const emailChangeRefusals = {
  ...accountRefusals,
  PASSWORD_WRONG: passwordRefusals.PASSWORD_WRONG,
} as const satisfies Readonly<Partial<Record<AccountRefusal | PasswordRefusal, Refusal>>>;
