import { catalogueOf, type Catalogue } from "../../../domain/shell/locale.ts";
import { initialLocale } from "../../../domain/session/login-language.ts";

const cookie = (name: string): string | undefined =>
  new RegExp(`(?:^|;\\s*)${name}=([^;]*)`).exec(document.cookie)?.[1];

/** The agent's language: that of the portal, otherwise the browser's. */
export const ownLanguage = (): Catalogue =>
  catalogueOf(
    initialLocale({
      chosen: cookie("portal_lang"),
      shown: cookie("portal_locale"),
      hostname: location.hostname,
      browserLanguages: navigator.languages,
      geoCookie: undefined,
    }),
  );
