import { catalogueOf, type Locale } from "../domain/shell/locale.ts";
import type { Namespace } from "../ui/i18n/catalogue.ts";
import type { Texts } from "../ui/i18n/i18n.ts";

const files = import.meta.glob<Texts>(
  ["../../locales/{int,enen,enus,dede,frfr,cscz,eses}/*.json", "!**/desk.json"],
  { import: "default" },
);

/** The texts of one catalogue file for a locale; loaded once. */
export const loadTexts = (locale: Locale, namespace: Namespace): Promise<Texts> => {
  const load = files[`../../locales/${catalogueOf(locale)}/${namespace}.json`];
  return load === undefined ? Promise.reject(new Error(`No texts ${namespace}`)) : load();
};
