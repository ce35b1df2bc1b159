import { languageTag, locales, type Locale } from "../../../domain/shell/locale.ts";

/** The name of each language in that language. */
export const languageNames: Readonly<Record<Locale, string>> = {
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
  deat: "Deutsch (Österreich)",
  dech: "Deutsch (Schweiz)",
  frch: "Français (Suisse)",
  itch: "Italiano (Svizzera)",
  nlbe: "Nederlands (België)",
  enuk: "English (United Kingdom)",
};

/** Every locale as a choice of a form: its name is in its own language. */
export const languageChoices = locales.map((value) => ({
  value,
  label: languageNames[value],
  lang: languageTag(value),
}));
