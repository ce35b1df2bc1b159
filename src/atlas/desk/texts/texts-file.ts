import type { Catalogue } from "../../../domain/shell/locale.ts";

/** The file in `data/` with the words of a language. */
export const searchWordsFile = (catalogue: Catalogue): string => `words.${catalogue}.json`;
