import { catalogueOf, type Catalogue } from "../../../domain/shell/locale.ts";
import { initialLocale } from "../../../domain/session/login-language.ts";

/** The language of whoever opens the desk: the one that the portal shows them, else their browser's. */
export const ownLanguage = (): Catalogue =>
  catalogueOf(
    initialLocale({
      cookie: /(?:^|;\s*)portal_lang=([^;]*)/.exec(document.cookie)?.[1],
      hostname: location.hostname,
      browserLanguages: navigator.languages,
      geoCookie: undefined,
    }),
  );
