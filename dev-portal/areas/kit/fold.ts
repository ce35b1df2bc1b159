/** Text as it is searched and sorted by: without accents, in lower case, with single blanks. "Müller  & Řehoř" becomes "muller & rehor". */
export const fold = (text: string): string =>
  text
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll("ł", "l")
    .replaceAll("ß", "ss")
    .replaceAll(/\s+/g, " ")
    .trim();

/** What a row is searched in: its texts, folded, one a line. */
export const searchTextOf = (...texts: readonly string[]): string => texts.map(fold).join("\n");

/** The patterns of a search: a row is found when its search text is like all of them. No word, no pattern. */
export const searchPatterns = (search: string | undefined): readonly string[] =>
  fold(search ?? "")
    .split(" ")
    .filter((word) => word !== "")
    .map((word) => `%${word.replaceAll(/[\\%_]/g, "\\$&")}%`);
