import { catalogues } from "../../domain/shell/locale.ts";
import { createI18n } from "../../ui/i18n/i18n.ts";
import { dataOfRoutes } from "../desk/routes/data-of-routes.ts";
import { searchRoutes } from "../desk/routes/routes.ts";
import type { RouteCounts } from "../desk/routes/routes-data.ts";
import { addAllTexts } from "../desk/words/desk-texts.ts";
import { searchWords } from "../desk/words/search-words.ts";
import { wordsFile } from "../desk/words/words-file.ts";

/** The routes and how many there are: the search takes seconds, so it runs at build time. */
const routeFiles = async (): Promise<readonly (readonly [string, unknown])[]> => {
  const data = dataOfRoutes(await searchRoutes());
  const counts: RouteCounts = Object.fromEntries(
    Object.entries(data.codes).map(([code, routes]) => [code, routes.length]),
  );
  return [
    ["routes.json", data],
    ["routes.counts.json", counts],
  ];
};

/** What each language says about the codes: all of its texts would be five times as much to load. */
const wordFiles = async (): Promise<readonly (readonly [string, unknown])[]> => {
  const i18n = createI18n();
  await addAllTexts(i18n, catalogues);
  return catalogues.map((locale) => [
    wordsFile(locale),
    searchWords(i18n.textIn(locale), i18n.keysOf(locale)),
  ]);
};

/** The desk's files in `data/`, by name. */
export const deskFiles = async (): Promise<ReadonlyMap<string, string>> =>
  new Map(
    [...(await routeFiles()), ...(await wordFiles())].map(([name, content]) => [
      name,
      JSON.stringify(content),
    ]),
  );
