import * as Schema from "effect/Schema";

/** The languages in which a partner may write the texts of a website, as `lang` attributes have them (business §9). */
export const siteLanguages = ["de", "en", "fr", "cs", "es", "nl", "it", "pl", "sk", "ca", "tr"] as const;
export const SiteLanguage = Schema.Literals(siteLanguages);
export type SiteLanguage = typeof SiteLanguage.Type;
