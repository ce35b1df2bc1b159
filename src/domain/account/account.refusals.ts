import { passwordRefusals, type PasswordRefusal } from "../passwords/passwords.refusals.ts";
import { isRefusalOf, type Refusal } from "../kit/refusals.ts";

/** Every refusal of the own account's settings (business §3, §8). */
export const accountRefusals = {
  EMAIL_UNCHANGED: { spec: "business §8", means: "It is the present address" },
} as const satisfies Readonly<Record<string, Refusal>>;
export type AccountRefusal = keyof typeof accountRefusals;
export const isAccountRefusal = isRefusalOf(accountRefusals);

/** What asking for another e-mail address may be answered with: it asks for the password as well. */
export const emailChangeRefusals = {
  ...accountRefusals,
  PASSWORD_WRONG: passwordRefusals.PASSWORD_WRONG,
} as const satisfies Readonly<Partial<Record<AccountRefusal | PasswordRefusal, Refusal>>>;
