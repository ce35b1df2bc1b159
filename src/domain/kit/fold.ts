/** Normalises text for searching and sorting: lower case, no accents, single spaces. "Müller  & Řehoř" becomes "muller & rehor". */
export const fold = (text: string): string =>
  text
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll("ł", "l")
    .replaceAll("ß", "ss")
    .replaceAll(/\s+/g, " ")
    .trim();
