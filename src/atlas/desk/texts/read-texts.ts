import type { Catalogue } from "../../../domain/shell/locale.ts";
import { readBesidePage } from "../../page/data/atlas-data.ts";
import type { I18n, Texts } from "../../../ui/i18n/i18n.ts";
import type { SearchWords } from "./search-texts.ts";
import { adviceFile, searchWordsFile } from "./texts-file.ts";

/** A reader of one file for each language, which reads it once and rejects if it does not come. */
const readerOf = <Content>(fileOf: (catalogue: Catalogue) => string) => {
  const read = new Map<Catalogue, Content>();
  return async (catalogue: Catalogue, signal: AbortSignal): Promise<Content> => {
    const known = read.get(catalogue);
    if (known !== undefined) return known;
    const outcome = await readBesidePage(fileOf(catalogue), signal);
    if (outcome._tag === "Failed") throw new Error(`${fileOf(catalogue)} did not come`);
    const content = outcome.answer as Content;
    read.set(catalogue, content);
    return content;
  };
};
const wordsOf = readerOf<SearchWords>(searchWordsFile);
const adviceOf = readerOf<Texts>(adviceFile);

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

/** Adds what support tells of refusals in these languages to an i18n, from the files beside the page; rejects if one does not come. */
export const readAdvice = async (
  i18n: I18n,
  locales: readonly Catalogue[],
  signal: AbortSignal,
): Promise<void> => {
  await Promise.all(
    [...new Set(locales)].map(async (locale) => i18n.add(locale, await adviceOf(locale, signal))),
  );
};
