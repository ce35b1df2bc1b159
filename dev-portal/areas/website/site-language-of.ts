import { languageTag, isLocale } from "../../../src/domain/shell/locale.ts";
import { siteLanguages, type SiteLanguage } from "../../../src/domain/website/site-language.ts";

/** The language in which a person with this locale begins to write what visitors read. */
export const siteLanguageOf = (locale: string): SiteLanguage => {
  const tag = isLocale(locale) ? languageTag(locale) : "en";
  return siteLanguages.find((language) => tag.startsWith(`${language}-`)) ?? "en";
};
