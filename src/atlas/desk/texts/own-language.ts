import { catalogueOf, type Catalogue } from "../../../domain/shell/locale.ts";
import { initialLocale } from "../../../domain/session/login-language.ts";
import { readCookie } from "../read-cookie.ts";

/** The agent's language: that of the portal, otherwise the browser's. */
export const ownLanguage = (): Catalogue =>
  catalogueOf(
    initialLocale({
      cookie: readCookie,
      hostname: location.hostname,
      browserLanguages: navigator.languages,
    }),
  );
