/** Loads the texts of one namespace in one language; scripts/vite/text-files.ts generates it. */
declare module "virtual:text-files" {
  import type { Catalogue } from "../domain/shell/locale.ts";
  import type { Namespace } from "../ui/i18n/catalogue.ts";
  import type { Texts } from "../ui/i18n/i18n.ts";

  export const loadTextFile: (catalogue: Catalogue, namespace: Namespace) => Promise<Texts>;
}
