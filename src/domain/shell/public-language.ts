import * as Schema from "effect/Schema";
import { isLocale, languageTag } from "./locale.ts";

/** The languages in which a company may write what visitors read, as `lang` attributes have them (business §9). */
export const publicLanguages = ["de", "en", "fr", "cs", "es", "nl", "it", "pl", "sk", "ca", "tr"] as const;
export const PublicLanguage = Schema.Literals(publicLanguages);
export type PublicLanguage = typeof PublicLanguage.Type;

/** The language in which a person with this locale begins to write what visitors read. */
export const publicLanguageOf = (locale: string): PublicLanguage => {
  const tag = isLocale(locale) ? languageTag(locale) : "en";
  return publicLanguages.find((language) => tag.startsWith(`${language}-`)) ?? "en";
};
