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

/** The search text of a row: its normalised texts, one per line. */
export const searchTextOf = (...texts: readonly string[]): string => texts.map(fold).join("\n");

/** The LIKE patterns of a search: a row matches if its search text matches all of them. Empty without words. */
export const searchPatterns = (search: string | undefined): readonly string[] =>
  fold(search ?? "")
    .split(" ")
    .filter((word) => word !== "")
    .map((word) => `%${word.replaceAll(/[\\%_]/g, "\\$&")}%`);

/** True if a search has words. */
export const isSearch = (search: string | undefined): boolean => searchPatterns(search).length > 0;
