import { catalogueOf, isLocale } from "../../../domain/shell/locale.ts";
import { languageNames } from "../../../ui/shell/frame/language-names.ts";

/** A language's own name for the locale of that name; any other value as it is. */
export const languageName = (value: string): string =>
  isLocale(value) ? languageNames[catalogueOf(value)] : value;
