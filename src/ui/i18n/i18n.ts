import { createInstance } from "i18next";
import { initReactI18next } from "react-i18next";
import { catalogueOf, languageTag, type Locale } from "../../domain/shell/locale.ts";

/** All catalogue files share one i18next namespace, because keys contain their area. */
const NAMESPACE = "portal";

/** The texts of one file, by key. */
export type Texts = Readonly<Record<string, string>>;

/** Creates an i18next instance that loads nothing itself. */
export const createI18n = () => {
  const i18n = createInstance();
  void i18n.use(initReactI18next).init({
    lng: languageTag("int"),
    // Used if a catalogue fails to load: `int` is loaded instead.
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

/** Adds a file's texts to the catalogue of `locale`. */
export const addTexts = (i18n: I18n, locale: Locale, texts: Texts): void => {
  // Keys are flat, and nobody changes the texts: a deep copy of them would cost more than all else here.
  i18n.addResourceBundle(languageTag(catalogueOf(locale)), NAMESPACE, texts, false, true, { skipCopy: true });
};

/** Changes the displayed language to `locale`, whose texts must have been added. */
export const showLocale = (i18n: I18n, locale: Locale): void => {
  void i18n.changeLanguage(languageTag(catalogueOf(locale)));
};
