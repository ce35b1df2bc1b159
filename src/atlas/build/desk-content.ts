import { catalogues } from "../../domain/shell/locale.ts";
import { createI18n, type I18n } from "../../ui/i18n/i18n.ts";
import { dataOfRoutes } from "../desk/routes/data-of-routes.ts";
import { createLastDeed } from "../desk/routes/last-deed.ts";
import { searchRoutes } from "../desk/routes/routes.ts";
import type { RouteCounts } from "../desk/routes/routes-data.ts";
import { addAllTexts } from "../desk/words/desk-texts.ts";
import { searchWords } from "../desk/words/search-words.ts";
import { wordsFile } from "../desk/words/words-file.ts";
import type { Kept } from "./kept.ts";

/** The routes and how many there are: the search takes seconds, so it runs at build time. */
const routeFiles = async (kept: Kept, i18n: I18n): Promise<readonly (readonly [string, unknown])[]> => {
  const texts = new Map(catalogues.map((locale) => [locale, i18n.textIn(locale)]));
  const data = dataOfRoutes(await searchRoutes(kept), createLastDeed(texts));
  const counts: RouteCounts = Object.fromEntries(
    Object.entries(data.codes).map(([code, routes]) => [code, routes.length]),
  );
  return [
    ["routes.json", data],
    ["routes.counts.json", counts],
  ];
};

/** What each language says about the codes: all of its texts would be five times as much to load. */
const wordFiles = (i18n: I18n): readonly (readonly [string, unknown])[] =>
  catalogues.map((locale) => [wordsFile(locale), searchWords(i18n.textIn(locale), i18n.keysOf(locale))]);

/** The content of the desk's files, by name. */
export const deskContent = async (kept: Kept): Promise<Readonly<Record<string, unknown>>> => {
  const i18n = createI18n();
  await addAllTexts(i18n, catalogues);
  return Object.fromEntries([...(await routeFiles(kept, i18n)), ...wordFiles(i18n)]);
};
