import * as Schema from "effect/Schema";

/** A verification code: so many digits, valid for so long, sent again no sooner, tried no more often. Times in seconds. */
export const CODE_DIGITS = 6;
export const CODE_LIFETIME = 15 * 60;
export const CODE_COOL_DOWN = 60;
export const CODE_TRIES = 5;

/** What was typed or pasted, without what mail programs put between digits. */
export const normalCode = (typed: string): string => typed.replaceAll(/[\s\-\u00A0]/g, "");

/** What is wrong with a code before anybody compares it. */
export const codeProblem = (typed: string): "CODE_EMPTY" | "CODE_FORMAT" | undefined => {
  const code = normalCode(typed);
  if (code === "") return "CODE_EMPTY";
  return /^\d{6}$/.test(code) ? undefined : "CODE_FORMAT";
};

/** How long until a code may be sent again, and how long the sent one is valid, in seconds from now. */
export const CodeSent = Schema.Struct({ resendAfter: Schema.Int, expiresAfter: Schema.Int });
export type CodeSent = typeof CodeSent.Type;

/** Proves to createAccount that the code of an e-mail address was right; a secret, good for one account. */
export const VerificationProof = Schema.String.check(Schema.isPattern(/^[\w-]{43}$/)).pipe(
  Schema.brand("VerificationProof"),
);
export type VerificationProof = typeof VerificationProof.Type;
