import type { Catalogue } from "../../../domain/shell/locale.ts";

/** The file in `data/` with what support tells of refusals in a language: their texts stand among those of the screens, which the desk loads for a timeline alone. */
export const adviceFile = (catalogue: Catalogue): string => `advice.${catalogue}.json`;

/** The file in `data/` with the words of a language. */
export const searchWordsFile = (catalogue: Catalogue): string => `words.${catalogue}.json`;
