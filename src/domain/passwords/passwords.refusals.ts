import { codesOf, isRefusalOf, type Refusal } from "../kit/refusals.ts";

/** Why a link of a letter cannot be used (business §8: invalid link). */
export const linkRefusals = {
  LINK_INVALID: { spec: "business §8", means: "There is no such link, or it is for something else" },
  LINK_USED: { spec: "business §8", means: "The link was used already" },
  LINK_EXPIRED: { spec: "business §8", means: "The link is too old" },
} as const satisfies Readonly<Record<string, Refusal>>;
export type LinkRefusal = keyof typeof linkRefusals;
export const linkCodes = codesOf(linkRefusals);
export const isLinkRefusal = isRefusalOf(linkRefusals);

/** What only the server can find wrong with a password (business §5). */
export const passwordRefusals = {
  PASSWORD_WRONG: { spec: "business §8", means: "It is not the password of this account" },
  PASSWORD_SAME: { spec: "business §8", means: "The new password is the old one" },
} as const satisfies Readonly<Record<string, Refusal>>;
export type PasswordRefusal = keyof typeof passwordRefusals;
export const passwordCodes = codesOf(passwordRefusals);
export const isPasswordRefusal = isRefusalOf(passwordRefusals);
