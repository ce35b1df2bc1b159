import { createInstance } from "i18next";
import { catalogueOf, languageTag, type Locale } from "../../domain/shell/locale.ts";
import type { TextKey } from "../../domain/kit/text-key.ts";
import type { Text } from "./catalogue.ts";

/** The texts of one file, by key. */
export type Texts = Readonly<Record<string, string>>;

/** All files of a catalogue share one namespace of i18next: keys begin with their area. */
const NAMESPACE = "portal";
/** What i18next's listeners hear when texts have come that a view had asked for. */
const TEXTS_CAME = "textsCame";
/** What views render again after. */
const CHANGES = `languageChanged ${TEXTS_CAME}`;

const tagOf = (locale: Locale): string => languageTag(catalogueOf(locale));
const int = tagOf("int");

/** The texts of all languages that were added, and the language that is displayed; it loads nothing itself. */
export const createI18n = () => {
  /** True if a text was asked for that its catalogue does not have yet. */
  let lacking = false;
  const engine = createInstance();
  void engine.init({
    lng: int,
    fallbackLng: int,
    load: "currentOnly",
    ns: NAMESPACE,
    defaultNS: NAMESPACE,
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
    // A value that is not given leaves nothing.
    missingInterpolationHandler: () => "",
    initAsync: false,
    resources: {},
    react: { useSuspense: false, bindI18n: CHANGES },
  });

  /** The texts of a locale, whatever is displayed: those of `int` stand in for missing ones, and the key for both. */
  const textIn = (locale: Locale): Text => {
    const lng = tagOf(locale);
    return (key, values) => {
      const own: Texts = engine.getDataByLanguage(lng)?.[NAMESPACE] ?? {};
      const stored = own[key];
      // Most texts are plain: i18next's translator would return what is in its store.
      if (values === undefined && stored !== undefined && !stored.includes("{{")) return stored;
      if (stored === undefined && !(`${key}_other` in own)) lacking = true;
      return engine.t(key, { ...values, lng });
    };
  };

  let shown: Locale = "int";
  let text = textIn(shown);
  // First of all listeners: views find another function after each change.
  engine.on(CHANGES, () => {
    lacking = false;
    text = textIn(shown);
  });

  return {
    engine,
    /** Adds a file's texts to the catalogue of a locale. Views render again only if they lacked a text. */
    add: (locale: Locale, texts: Texts): void => {
      engine.addResourceBundle(tagOf(locale), NAMESPACE, texts, false, true, { skipCopy: true });
      if (lacking) engine.emit(TEXTS_CAME);
    },
    /** Changes the displayed language to that of a locale, whose texts must have been added. */
    show: (locale: Locale): void => {
      if (catalogueOf(shown) === catalogueOf(locale)) return;
      shown = locale;
      void engine.changeLanguage(tagOf(locale));
    },
    /** The texts of the displayed language: another function after each change. */
    text: (): Text => text,
    textIn,
    /** The keys of the texts that were added for a locale. */
    keysOf: (locale: Locale): readonly TextKey[] =>
      Object.keys(engine.getResourceBundle(tagOf(locale), NAMESPACE) ?? {}) as TextKey[],
  };
};

export type I18n = ReturnType<typeof createI18n>;
