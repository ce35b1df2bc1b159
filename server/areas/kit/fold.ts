import { fold } from "../../../src/domain/kit/fold.ts";

export { fold };

/** The search text of a row: its normalised texts, one per line. */
export const searchTextOf = (...texts: readonly string[]): string => texts.map(fold).join("\n");

/** The LIKE pattern of texts that have a word. */
export const patternOf = (word: string): string => `%${word.replaceAll(/[\\%_]/g, "\\$&")}%`;

/** The LIKE patterns of a search: a row matches if its search text matches all of them. Empty without words. */
export const searchPatterns = (search: string | undefined): readonly string[] =>
  fold(search ?? "")
    .split(" ")
    .filter((word) => word !== "")
    .map(patternOf);

/** True if texts have all words of a search: what `searchPatterns` finds in the store. */
export const hasSearched = (search: string, ...texts: readonly string[]): boolean => {
  const text = searchTextOf(...texts);
  return fold(search)
    .split(" ")
    .every((word) => text.includes(word));
};

/** True if a search has words. */
export const isSearch = (search: string | undefined): boolean => searchPatterns(search).length > 0;
