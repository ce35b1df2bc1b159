import { initialLocale } from "../../domain/session/login-language.ts";
import type { Locale } from "../../domain/shell/locale.ts";
import { readCookie } from "./cookies.ts";

/** The initial locale of a visit (shell §9). */
export const firstLocale = (): Locale =>
  initialLocale({
    cookie: readCookie,
    hostname: location.hostname,
    browserLanguages: navigator.languages,
  });
