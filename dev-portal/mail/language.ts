import { catalogueOf, isLocale, languageTag } from "../../src/domain/shell/locale.ts";

/** The languages of e-mails; the three English catalogues share one. */
export const languages = ["en", "de", "fr", "cs", "es", "nl", "it", "pl", "sk", "tr", "ca"] as const;
export type Language = (typeof languages)[number];

/** The language of a locale's e-mails; English for an unknown locale. */
export const languageOf = (locale: string): Language => {
  const tag = isLocale(locale) ? languageTag(catalogueOf(locale)).slice(0, 2) : "en";
  return languages.find((language) => language === tag) ?? "en";
};
