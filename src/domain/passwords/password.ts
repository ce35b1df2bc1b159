import * as Schema from "effect/Schema";

/** The requirements of a password, in the order of the screen (business §5, docs/decisions/account.md). */
export const passwordRules = ["length", "upper", "lower", "digit", "special"] as const;
export type PasswordRule = (typeof passwordRules)[number];

export const PASSWORD_MIN = 10;
/** Maximum length: longer passwords would make hashing a denial-of-service risk. */
export const PASSWORD_MAX = 1024;

const met: Readonly<Record<PasswordRule, (password: string) => boolean>> = {
  length: (password) => Array.from(password).length >= PASSWORD_MIN,
  upper: (password) => /\p{Lu}/u.test(password),
  lower: (password) => /\p{Ll}/u.test(password),
  digit: (password) => /\p{Nd}/u.test(password),
  special: (password) => /[^\p{L}\p{M}\p{N}\s]/u.test(password),
};

/** Which requirements a password meets, shown during typing. */
export const passwordProgress = (
  password: string,
): readonly { readonly rule: PasswordRule; readonly met: boolean }[] =>
  passwordRules.map((rule) => ({ rule, met: met[rule](password) }));

export type PasswordProblem = "PASSWORD_EMPTY" | "PASSWORD_RULES" | "PASSWORD_TOO_LONG";

/** The problem of a password, undefined if valid. */
export const passwordProblem = (password: string): PasswordProblem | undefined => {
  if (password === "") return "PASSWORD_EMPTY";
  if (password.length > PASSWORD_MAX) return "PASSWORD_TOO_LONG";
  return passwordRules.every((rule) => met[rule](password)) ? undefined : "PASSWORD_RULES";
};

/** The problem of a password's repetition (business §5). */
export const repeatProblem = (password: string, repeat: string): "PASSWORD_REPEAT" | undefined =>
  password === repeat ? undefined : "PASSWORD_REPEAT";

/** A password in a request; the server checks the requirements again. */
export const TypedPassword = Schema.String.check(Schema.isMaxLength(PASSWORD_MAX));
