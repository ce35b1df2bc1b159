import { passwordFields } from "./password-fields.ts";

// Direction marks and embeddings, zero-width space, word joiner and its kin, soft hyphen, byte order mark.
const unseen = /[\u00AD\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF]/g;
// What else nobody sees: joiners and variation selectors, which emoji, Persian and Hindi need and no code has.
const unseenInCodes = /[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu;
const spaces = /\p{Zs}/gu;
const spacesOfLine = /[\p{Zs}\t]/gu;
export const hyphens = /[\p{Pd}\u2043\u2212]/gu;
const fullWidth = /[\uFF01-\uFF5E]/g;

// The digits of a script follow each other from its zero.
const asciiDigit = (digit: string): string => {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String((code - zero) % 10);
};

/**
 * What somebody meant to type: without what nobody sees of a pasted text, each kind of space as a space, also a tab where there is one line alone. A code (also an address or a number) loses
 * joiners and variation selectors too, and its hyphens, digits and full-width signs become ASCII (decisions/forms).
 */
export const typed = (text: string, as: "text" | "code" = "text"): string => {
  const seen = text.replaceAll(unseen, "").replaceAll(text.includes("\n") ? spaces : spacesOfLine, " ");
  if (as === "text") return seen;
  return seen
    .replaceAll(unseenInCodes, "")
    .replaceAll(hyphens, "-")
    .replaceAll(fullWidth, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replaceAll(/\p{Nd}/gu, asciiDigit);
};

const isPlain = (value: object): boolean => Object.getPrototypeOf(value) === Object.prototype;

const typedIn = (value: unknown): unknown => {
  if (typeof value === "string") return typed(value);
  if (Array.isArray(value)) return value.map(typedIn);
  if (typeof value !== "object" || value === null || !isPlain(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, typedIn(inner)]));
};

const isPassword = (field: string): boolean => passwordFields.some((known) => known === field);

/** The values of a form or a request with each text in them as `typed` has it; passwords stay as they are. */
export const typedFields = <Values extends object>(values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).map(([field, value]) => [field, isPassword(field) ? value : typedIn(value)]),
  ) as Values;
