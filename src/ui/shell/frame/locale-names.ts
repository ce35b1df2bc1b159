import { locales, type Locale } from "../../../domain/shell/locale.ts";
import { languageItems, languageNames } from "./language-names.ts";

/** The name of each locale in its language: beside the languages that have texts, their regions. */
export const localeNames: Readonly<Record<Locale, string>> = {
  ...languageNames,
  deat: "Deutsch (Österreich)",
  dech: "Deutsch (Schweiz)",
  frch: "Français (Suisse)",
  itch: "Italiano (Svizzera)",
  nlbe: "Nederlands (België)",
  enuk: "English (United Kingdom)",
};

/** Every locale as a choice of a form: its name is in its own language. */
export const localeChoices = languageItems(localeNames, locales);
