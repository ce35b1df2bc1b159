/** The codes whose sentences name something of the value: the first sign that is wrong, or the prefix that is expected. */
export type NamingCode =
  | "NAME_SIGNS"
  | "TEXT_SIGNS"
  | "PHONE_DIGITS"
  | "EMAIL_SIGN"
  | "VAT_SIGN"
  | "VAT_PREFIX"
  | "SERIAL_SIGN"
  | "LICENCE_SIGN";

/** What a rule finds: the code of the problem, and behind a space what its sentence names of the value. */
export type Found<Code extends string> = Code extends NamingCode ? `${Code} ${string}` : Code;
export type CodeOf<Problem extends string> = Problem extends `${infer Code} ${string}` ? Code : Problem;

/** A sign as a sentence can show it: one that people do not see, or may take for another one, with its number in Unicode. A word needs none. */
const shown = (sign: string): string => {
  if (/^(?:[!-~]+|\p{L}{2,})$/u.test(sign)) return sign;
  if (sign === " ") return "\u2423";
  const number = `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(sign) ? `${sign} (${number})` : number;
};

/** The problem of a value that has a sign which its rule does not take. */
export const naming = <const Code extends NamingCode>(code: Code, sign: string): `${Code} ${string}` =>
  `${code} ${shown(sign)}`;

/** The parts of what a rule finds. */
export const partsOfProblem = <Problem extends string>(
  problem: Problem,
): { readonly code: CodeOf<Problem>; readonly named: string } => {
  const [code = "", ...named] = problem.split(" ");
  return { code: code as CodeOf<Problem>, named: named.join(" ") };
};
