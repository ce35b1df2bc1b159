import type { Catalogue } from "../../../domain/shell/locale.ts";
import { readBesidePage } from "../../page/data/atlas-data.ts";
import type { SearchWords } from "./search-texts.ts";
import { searchWordsFile } from "./texts-file.ts";

const read = new Map<Catalogue, SearchWords>();

const wordsOf = async (catalogue: Catalogue, signal: AbortSignal): Promise<SearchWords> => {
  const known = read.get(catalogue);
  if (known !== undefined) return known;
  const outcome = await readBesidePage(searchWordsFile(catalogue), signal);
  if (outcome._tag === "Failed") throw new Error(`${searchWordsFile(catalogue)} did not come`);
  const words = outcome.answer as SearchWords;
  read.set(catalogue, words);
  return words;
};

/** The words of these languages from the files beside the page, each read once; rejects if one does not come. */
export const readWords = async (
  locales: readonly Catalogue[],
  signal: AbortSignal,
): Promise<ReadonlyMap<Catalogue, SearchWords>> =>
  new Map(
    await Promise.all(
      [...new Set(locales)].map(async (locale) => [locale, await wordsOf(locale, signal)] as const),
    ),
  );
