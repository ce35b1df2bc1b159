import { isAdvice } from "../../domain/kit/advice.ts";
import { catalogues } from "../../domain/shell/locale.ts";
import { createI18n, type I18n } from "../../ui/i18n/i18n.ts";
import { dataOfRoutes } from "../desk/routes/data-of-routes.ts";
import { createLastDeed } from "../desk/routes/last-deed.ts";
import type { Route } from "../desk/routes/route.ts";
import { searchRoutes } from "../desk/routes/routes.ts";
import { codeFile, type CodeData, type RouteCounts } from "../desk/routes/routes-data.ts";
import { codeTexts } from "../desk/texts/code-texts.ts";
import { addAllTexts } from "../desk/texts/desk-texts.ts";
import { searchWords } from "../desk/texts/search-texts.ts";
import { adviceFile, searchWordsFile } from "../desk/texts/texts-file.ts";
import type { Kept } from "./kept.ts";

/** What is found of each code, and how many routes there are to it: the search takes seconds, so it runs at build time. */
const codeFiles = async (kept: Kept, i18n: I18n): Promise<readonly (readonly [string, unknown])[]> => {
  const texts = new Map(catalogues.map((locale) => [locale, i18n.textIn(locale)]));
  const lastDeed = createLastDeed(texts);
  const found = await searchRoutes(kept);
  const counts: RouteCounts = Object.fromEntries([...found].map(([code, routes]) => [code, routes.length]));
  const dataOf = (code: string, routes: readonly Route[]): CodeData => ({
    ...dataOfRoutes(routes, lastDeed),
    said: Object.fromEntries([...texts].map(([locale, t]) => [locale, codeTexts(t, code)])),
  });
  return [
    ...[...found].map(([code, routes]) => [codeFile(code), dataOf(code, routes)] as const),
    ["routes.counts.json", counts],
  ];
};

/** What each language says about the codes: all of its texts would be five times as much to load. */
const wordFiles = (i18n: I18n): readonly (readonly [string, unknown])[] =>
  catalogues.map((locale) => [
    searchWordsFile(locale),
    searchWords(i18n.textIn(locale), i18n.keysOf(locale)),
  ]);

/** What support tells of refusals in each language. */
const adviceFiles = (i18n: I18n): readonly (readonly [string, unknown])[] =>
  catalogues.map((locale) => {
    const t = i18n.textIn(locale);
    return [
      adviceFile(locale),
      Object.fromEntries(
        i18n
          .keysOf(locale)
          .filter(isAdvice)
          .map((key) => [key, t(key)]),
      ),
    ];
  });

/** The content of the desk's files, by name. */
export const deskContent = async (kept: Kept): Promise<Readonly<Record<string, unknown>>> => {
  const i18n = createI18n();
  await addAllTexts(i18n, catalogues);
  return Object.fromEntries([...(await codeFiles(kept, i18n)), ...wordFiles(i18n), ...adviceFiles(i18n)]);
};
