import { englishVariants } from "../../../domain/shell/english-variants.ts";
import { catalogueOf, type Catalogue, type Locale } from "../../../domain/shell/locale.ts";
import type { I18n, Texts } from "../../../ui/i18n/i18n.ts";

const files = import.meta.glob<Texts>(
  [
    "../../../../locales/*/*.json",
    "!../../../../locales/notes/*.json",
    "!../../../../locales/*/server-*.json",
  ],
  { import: "default" },
);

/** The files of the desk itself: its own texts, and those of the shell, which has the kit's. */
const ofDesk = /\/(?:desk|shell)\.json$/;

/** The texts of a catalogue in the files whose paths fit; each file is loaded once. */
const textsOf = async (catalogue: Catalogue, wanted: RegExp): Promise<readonly Texts[]> => [
  ...(englishVariants.includes(catalogue) ? await textsOf("int", wanted) : []),
  ...(await Promise.all(
    Object.entries(files)
      .filter(([path]) => path.includes(`/${catalogue}/`) && wanted.test(path))
      .map(([, load]) => load()),
  )),
];

const addTexts = async (i18n: I18n, locales: readonly Locale[], wanted: RegExp): Promise<void> => {
  await Promise.all(
    locales.map(async (locale) => {
      for (const texts of await textsOf(catalogueOf(locale), wanted)) i18n.add(locale, texts);
    }),
  );
};

/** Adds the texts of the desk itself in these locales to an i18n. */
export const addDeskTexts = (i18n: I18n, locales: readonly Locale[]): Promise<void> =>
  addTexts(i18n, locales, ofDesk);

/** Adds all texts of these locales to an i18n, the portal's and the desk's. */
export const addAllTexts = (i18n: I18n, locales: readonly Locale[]): Promise<void> =>
  addTexts(i18n, locales, /\.json$/);
