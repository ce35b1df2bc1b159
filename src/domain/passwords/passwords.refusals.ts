import { codesOf, isRefusalOf, type Refusal } from "../kit/refusals.ts";

/** Refusals of an e-mail's link (business §8: invalid link). */
export const linkRefusals = {
  LINK_INVALID: { spec: "business §8", means: "The link does not exist, or has another purpose" },
  LINK_USED: { spec: "business §8", means: "The link was already used" },
  LINK_EXPIRED: { spec: "business §8", means: "The link has expired" },
} as const satisfies Readonly<Record<string, Refusal>>;
export type LinkRefusal = keyof typeof linkRefusals;
export const linkCodes = codesOf(linkRefusals);
export const isLinkRefusal = isRefusalOf(linkRefusals);

/** Password refusals that only the server can find (business §5). */
export const passwordRefusals = {
  PASSWORD_WRONG: { spec: "business §8", means: "The current password is wrong" },
  PASSWORD_SAME: { spec: "business §8", means: "The new password is the same as the old one" },
} as const satisfies Readonly<Record<string, Refusal>>;
export type PasswordRefusal = keyof typeof passwordRefusals;
export const passwordCodes = codesOf(passwordRefusals);
export const isPasswordRefusal = isRefusalOf(passwordRefusals);
