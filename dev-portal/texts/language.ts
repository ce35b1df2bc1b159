import { catalogueOf, isLocale, languageTag, type Catalogue } from "../../src/domain/shell/locale.ts";

/** The languages of e-mails and of the server's pages, and the catalogue of each; the three English catalogues share one. */
export const catalogueOfLanguage = {
  en: "int",
  de: "dede",
  fr: "frfr",
  cs: "cscz",
  es: "eses",
  nl: "nlnl",
  it: "itit",
  pl: "plpl",
  sk: "sksk",
  tr: "trtr",
  ca: "caes",
} as const satisfies Readonly<Record<string, Catalogue>>;
export type Language = keyof typeof catalogueOfLanguage;
export const languages = Object.keys(catalogueOfLanguage) as readonly Language[];

/** The language of a locale's e-mails; English for an unknown locale. */
export const languageOf = (locale: string): Language => {
  const tag = isLocale(locale) ? languageTag(catalogueOf(locale)).slice(0, 2) : "en";
  return languages.find((language) => language === tag) ?? "en";
};
