/**
 * Every locale that a person or the login can choose (shell §9, and `caes`): the BCP 47 tag of its formats, and the
 * catalogue of its texts, which is a folder under `locales/`.
 */
const table = {
  int: { tag: "en-001", catalogue: "int" },
  enen: { tag: "en-GB", catalogue: "enen" },
  enus: { tag: "en-US", catalogue: "enus" },
  dede: { tag: "de-DE", catalogue: "dede" },
  frfr: { tag: "fr-FR", catalogue: "frfr" },
  cscz: { tag: "cs-CZ", catalogue: "cscz" },
  eses: { tag: "es-ES", catalogue: "eses" },
  nlnl: { tag: "nl-NL", catalogue: "nlnl" },
  itit: { tag: "it-IT", catalogue: "itit" },
  plpl: { tag: "pl-PL", catalogue: "plpl" },
  sksk: { tag: "sk-SK", catalogue: "sksk" },
  trtr: { tag: "tr-TR", catalogue: "trtr" },
  caes: { tag: "ca-ES", catalogue: "caes" },
  deat: { tag: "de-AT", catalogue: "dede" },
  dech: { tag: "de-CH", catalogue: "dede" },
  frch: { tag: "fr-CH", catalogue: "frfr" },
  itch: { tag: "it-CH", catalogue: "itit" },
  nlbe: { tag: "nl-BE", catalogue: "nlnl" },
  enuk: { tag: "en-GB", catalogue: "enen" },
} as const satisfies Readonly<Record<string, { readonly tag: string; readonly catalogue: string }>>;

export type Locale = keyof typeof table;
export type Catalogue = (typeof table)[Locale]["catalogue"];

export const locales = Object.keys(table) as readonly Locale[];

const isCatalogue = (locale: Locale): locale is Catalogue => table[locale].catalogue === locale;

/** The text catalogues: the locales with texts of their own. */
export const catalogues: readonly Catalogue[] = locales.filter(isCatalogue);

/** Each language that the portal speaks, and its catalogue; of the English ones the international. */
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

/** The five locales that the footer shows as flags (shell §1). */
export const flagLocales = ["dede", "enen", "frfr", "cscz", "eses"] as const satisfies readonly Catalogue[];

/** The catalogue of a locale: its own, or its language's. */
export const catalogueOf = (locale: Locale): Catalogue => table[locale].catalogue;

/** The BCP 47 tag of a locale, for dates, numbers, currency and plural rules. */
export const languageTag = (locale: Locale): string => table[locale].tag;

/** The regions that BCP 47 tags name, in their order; `de` alone names none, and `en-001` is no country. */
export const regionsOf = (languages: readonly string[]): readonly string[] =>
  languages.flatMap((tag) => /-([A-Z]{2})\b/i.exec(tag)?.[1]?.toUpperCase() ?? []);

/**
 * The catalogue of the people of a country; of a country with several languages the reader's, otherwise its first. The international one where
 * the portal speaks none of them.
 */
export const catalogueOfCountry = (country: string, reader: Locale): Catalogue => {
  const spoken = locales
    .filter((locale) => regionsOf([languageTag(locale)]).includes(country))
    .map(catalogueOf);
  return spoken.find((catalogue) => catalogue === catalogueOf(reader)) ?? spoken[0] ?? "int";
};

/** Checks whether a value is a locale, such as a cookie's value. */
export const isLocale = (value: unknown): value is Locale => locales.some((locale) => locale === value);
