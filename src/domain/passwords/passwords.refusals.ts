import { codesOf, withTexts } from "../kit/refusals.ts";

/** Password refusals that only the server can find (business §5). */
export const passwordRefusals = withTexts("field.problem", {
  PASSWORD_WRONG: { spec: "business §8", means: "The current password is wrong" },
  PASSWORD_SAME: { spec: "business §8", means: "The new password is the same as the old one" },
});
export type PasswordRefusal = keyof typeof passwordRefusals;
export const passwordCodes = codesOf(passwordRefusals);
