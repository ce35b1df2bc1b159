import { languageTag, type Catalogue, type Locale } from "../../../domain/shell/locale.ts";

/** The name of each language that has texts, in that language. */
export const languageNames: Readonly<Record<Catalogue, string>> = {
  int: "English (international)",
  enen: "English (UK)",
  enus: "English (US)",
  dede: "Deutsch",
  frfr: "Français",
  cscz: "Čeština",
  eses: "Español",
  nlnl: "Nederlands",
  itit: "Italiano",
  plpl: "Polski",
  sksk: "Slovenčina",
  trtr: "Türkçe",
  caes: "Català",
};

/** Locales as choices, by their names. */
export const languageItems = <Of extends Locale>(names: Readonly<Record<Of, string>>, of: readonly Of[]) =>
  of.map((value) => ({ value, label: names[value], lang: languageTag(value) }));
