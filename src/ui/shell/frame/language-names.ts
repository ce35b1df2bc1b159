import type { Locale } from "../../../domain/shell/locale.ts";

/** Each language by its own name, the same in every language of the portal. */
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
  enuk: "English (United Kingdom)",
};
