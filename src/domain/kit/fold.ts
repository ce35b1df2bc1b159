import { hyphens, typed } from "./typed.ts";

// What is typed as an apostrophe: quotation marks, primes, accents that stand alone, and letters that look like it.
const apostrophes = /[`´‘’‚‛′‵ʹʻʼʽʾʿˈˊˋ＇]/g;

/**
 * Normalises text for searching: lower case, no accents, single spaces. "Müller  & Řehoř" becomes "muller & rehor". Letters that Unicode
 * does not take apart into a letter and a mark are written as who has no key for them writes them, and so are apostrophes and hyphens.
 */
export const fold = (text: string): string =>
  typed(text)
    // Before Unicode takes an accent that stands alone for a blank.
    .replaceAll(apostrophes, "'")
    .replaceAll(hyphens, "-")
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll("ł", "l")
    .replaceAll("ß", "ss")
    .replaceAll("ø", "o")
    .replaceAll("ı", "i")
    .replaceAll(/[đð]/g, "d")
    .replaceAll("æ", "ae")
    .replaceAll("œ", "oe")
    .replaceAll("þ", "th")
    .replaceAll(/\s+/g, " ")
    .trim();
