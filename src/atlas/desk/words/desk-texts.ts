import { catalogueOf, languageTag, type Catalogue, type Locale } from "../../../domain/shell/locale.ts";
import type { TextKey } from "../../../ui/i18n/catalogue.ts";
import { addTexts, type I18n, type Texts } from "../../../ui/i18n/i18n.ts";

const files = import.meta.glob<Texts>(["../../../../locales/*/*.json", "!../../../../locales/notes/*.json"], {
  import: "default",
});

const loaded = new Map<Catalogue, Promise<readonly Texts[]>>();

/** All texts of a locale, the portal's and the desk's; each is loaded once, beside the page. */
const textsOf = (locale: Locale): Promise<readonly Texts[]> => {
  const catalogue = catalogueOf(locale);
  const texts =
    loaded.get(catalogue) ??
    Promise.all(
      Object.entries(files)
        .filter(([path]) => path.includes(`/${catalogue}/`))
        .map(([, load]) => load()),
    );
  loaded.set(catalogue, texts);
  return texts;
};

/** The keys of the texts that were added for a locale. */
export const textKeys = (i18n: I18n, locale: Locale): readonly TextKey[] =>
  Object.values(i18n.getDataByLanguage(languageTag(catalogueOf(locale))) ?? {}).flatMap(
    (texts) => Object.keys(texts) as TextKey[],
  );

/** Adds all texts of these locales to an i18n. */
export const addAllTexts = async (i18n: I18n, locales: readonly Locale[]): Promise<void> => {
  await Promise.all(
    locales.map(async (locale) => {
      for (const texts of await textsOf(locale)) addTexts(i18n, locale, texts);
    }),
  );
};
