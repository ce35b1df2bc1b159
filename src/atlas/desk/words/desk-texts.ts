import { catalogueOf, type Catalogue, type Locale } from "../../../domain/shell/locale.ts";
import type { I18n, Texts } from "../../../ui/i18n/i18n.ts";

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

/** Adds all texts of these locales to an i18n. */
export const addAllTexts = async (i18n: I18n, locales: readonly Locale[]): Promise<void> => {
  await Promise.all(
    locales.map(async (locale) => {
      for (const texts of await textsOf(locale)) i18n.add(locale, texts);
    }),
  );
};
