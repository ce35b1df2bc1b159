import type { Locale } from "../../domain/shell/locale.ts";
import { initialLocale } from "../../domain/session/login-language.ts";
import { readCookie } from "./cookies.ts";

/** The initial locale of a visit (shell §9). */
export const firstLocale = (): Locale =>
  initialLocale({
    chosen: readCookie("portal_lang"),
    shown: readCookie("portal_locale"),
    hostname: location.hostname,
    browserLanguages: navigator.languages,
    geoCookie: readCookie("portal_geo"),
  });
