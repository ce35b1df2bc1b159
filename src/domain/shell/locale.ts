/** The text catalogues (shell §9, and `caes`): each has a folder under `locales/`. */
export const catalogues = [
  "int",
  "enen",
  "enus",
  "dede",
  "frfr",
  "cscz",
  "eses",
  "nlnl",
  "itit",
  "plpl",
  "sksk",
  "trtr",
  "caes",
] as const;
export type Catalogue = (typeof catalogues)[number];

/** Locales that a person or the login can choose: a catalogue, or a region that uses another catalogue's texts. */
export const locales = [...catalogues, "deat", "dech", "frch", "enuk"] as const;
export type Locale = (typeof locales)[number];

/** The five locales that the footer shows as flags (shell §1). */
export const flagLocales = ["dede", "enen", "frfr", "cscz", "eses"] as const satisfies readonly Catalogue[];

const regionCatalogue: Readonly<Record<Exclude<Locale, Catalogue>, Catalogue>> = {
  deat: "dede",
  dech: "dede",
  frch: "frfr",
  enuk: "enen",
};

const tags: Record<Locale, string> = {
  int: "en-001",
  enen: "en-GB",
  enus: "en-US",
  enuk: "en-GB",
  dede: "de-DE",
  deat: "de-AT",
  dech: "de-CH",
  frfr: "fr-FR",
  frch: "fr-CH",
  cscz: "cs-CZ",
  eses: "es-ES",
  caes: "ca-ES",
  nlnl: "nl-NL",
  itit: "it-IT",
  plpl: "pl-PL",
  sksk: "sk-SK",
  trtr: "tr-TR",
};

const isCatalogue = (locale: Locale): locale is Catalogue =>
  catalogues.some((catalogue) => catalogue === locale);

/** The catalogue of a locale: its own, or its language's. */
export const catalogueOf = (locale: Locale): Catalogue =>
  isCatalogue(locale) ? locale : regionCatalogue[locale];

/** The BCP 47 tag of a locale, for dates, numbers, currency and plural rules. */
export const languageTag = (locale: Locale): string => tags[locale];

/** The regions that BCP 47 tags name, in their order; `de` alone names none, and `en-001` is no country. */
export const regionsOf = (languages: readonly string[]): readonly string[] =>
  languages.flatMap((tag) => /-([A-Z]{2})\b/i.exec(tag)?.[1]?.toUpperCase() ?? []);

/** Checks whether a value is a locale, such as a cookie's value. */
export const isLocale = (value: unknown): value is Locale => locales.some((locale) => locale === value);
