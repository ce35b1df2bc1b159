import { catalogueOf, type Catalogue } from "../../../domain/shell/locale.ts";
import { initialLocale } from "../../../domain/session/login-language.ts";

/** The agent's language: that of the portal, otherwise the browser's. */
export const ownLanguage = (): Catalogue =>
  catalogueOf(
    initialLocale({
      cookie: (name) => new RegExp(`(?:^|;\\s*)${name}=([^;]*)`).exec(document.cookie)?.[1],
      hostname: location.hostname,
      browserLanguages: navigator.languages,
    }),
  );
