import { chooseLanguage } from "../http/accept-language.ts";
import { languages, type Language } from "../texts/language.ts";

/** The requested language of the pages: by `ui_locales` (`de-AT fr`), otherwise by Accept-Language; English is the fallback. */
export const chooseLoginLanguage = (
  uiLocales: string | undefined,
  acceptLanguage: string | undefined,
): Language =>
  chooseLanguage((uiLocales ?? "").replaceAll(/\s+/g, ","), languages) ??
  chooseLanguage(acceptLanguage, languages) ??
  "en";
