import * as Schema from "effect/Schema";
import { typed } from "../kit/typed.ts";

/** Verification codes: number of digits, validity, resend interval and maximum attempts. Times are in seconds. */
export const CODE_DIGITS = 6;
export const CODE_LIFETIME = 15 * 60;
export const CODE_COOL_DOWN = 60;
export const CODE_TRIES = 5;

/** How long an address that was confirmed by a code stays so, in seconds. */
export const PROOF_LIFETIME = 60 * 60;

/** The code without the separators that mail programs insert. */
export const normalCode = (text: string): string => typed(text, "code").replaceAll(/[\s-]/g, "");

/** The format problem of a code. */
export const codeProblem = (text: string): "CODE_EMPTY" | "CODE_FORMAT" | undefined => {
  const code = normalCode(text);
  if (code === "") return "CODE_EMPTY";
  return /^\d{6}$/.test(code) ? undefined : "CODE_FORMAT";
};

/** Seconds until a code can be sent again, and until the sent one expires. */
export const CodeSent = Schema.Struct({ resendAfter: Schema.Int, expiresAfter: Schema.Int });
export type CodeSent = typeof CodeSent.Type;

/** Proves to createAccount that the e-mail address was verified; a secret, valid for one account. */
export const VerificationProof = Schema.String.check(Schema.isPattern(/^[\w-]{43}$/)).pipe(
  Schema.brand("VerificationProof"),
);
export type VerificationProof = typeof VerificationProof.Type;
