import { createInstance } from "i18next";
import { initReactI18next } from "react-i18next";
import { catalogueOf, languageTag, type Locale } from "../../domain/shell/locale.ts";

/** All files of a catalogue share one runtime namespace: keys carry their area in their name. */
const NAMESPACE = "portal";

/** The texts of one file: key to text. */
export type Texts = Readonly<Record<string, string>>;

/** An i18next instance that holds what it is given and loads nothing by itself. */
export const createI18n = () => {
  const i18n = createInstance();
  void i18n.use(initReactI18next).init({
    lng: languageTag("int"),
    // Shown where a catalogue does not come: `int` is loaded in its place.
    fallbackLng: languageTag("int"),
    load: "currentOnly",
    ns: NAMESPACE,
    defaultNS: NAMESPACE,
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
    initAsync: false,
    react: { useSuspense: false, bindI18nStore: "added" },
    resources: {},
  });
  return i18n;
};

export type I18n = ReturnType<typeof createI18n>;

/** Adds a file's texts for the catalogue that `locale` shows. */
export const addTexts = (i18n: I18n, locale: Locale, texts: Texts): void => {
  i18n.addResourceBundle(languageTag(catalogueOf(locale)), NAMESPACE, texts, true, true);
};

/** Switches what is on the screen to `locale`; its texts must have been added. */
export const showLocale = (i18n: I18n, locale: Locale): void => {
  void i18n.changeLanguage(languageTag(catalogueOf(locale)));
};
