import { catalogueOf, catalogueOfLanguage, isLocale, languageTag } from "../../src/domain/shell/locale.ts";

/** The languages of e-mails and of the server's pages. */
export type Language = keyof typeof catalogueOfLanguage;
export const languages = Object.keys(catalogueOfLanguage) as readonly Language[];

/** The language of a locale's e-mails; English for an unknown locale. */
export const languageOf = (locale: string): Language => {
  const tag = isLocale(locale) ? languageTag(catalogueOf(locale)).slice(0, 2) : "en";
  return languages.find((language) => language === tag) ?? "en";
};
