/**
 * Normalises text for searching: lower case, no accents, single spaces. "Müller  & Řehoř" becomes "muller & rehor". Letters that Unicode
 * does not take apart into a letter and a mark are written as who has no key for them writes them.
 */
export const fold = (text: string): string =>
  text
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
