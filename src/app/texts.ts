import { loadTextFile } from "virtual:text-files";
import { catalogueOf, type Locale } from "../domain/shell/locale.ts";
import type { Namespace } from "../ui/i18n/catalogue.ts";
import type { Texts } from "../ui/i18n/i18n.ts";

/** The texts of one catalogue file for a locale; loaded once. */
export const loadTexts = (locale: Locale, namespace: Namespace): Promise<Texts> =>
  loadTextFile(catalogueOf(locale), namespace);
