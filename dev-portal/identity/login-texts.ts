import { chooseLanguage } from "../http/accept-language.ts";
import { languages, type Language } from "../texts/language.ts";
import { catalan } from "./login-texts/ca.ts";
import { czech } from "./login-texts/cs.ts";
import { german } from "./login-texts/de.ts";
import { english } from "./login-texts/en.ts";
import { spanish } from "./login-texts/es.ts";
import { french } from "./login-texts/fr.ts";
import { italian } from "./login-texts/it.ts";
import type { LoginTexts } from "./login-texts/login-text.ts";
import { dutch } from "./login-texts/nl.ts";
import { polish } from "./login-texts/pl.ts";
import { slovak } from "./login-texts/sk.ts";
import { turkish } from "./login-texts/tr.ts";

/** The texts of the identity server's pages. */
export const loginTexts: Readonly<Record<Language, LoginTexts>> = {
  en: english,
  de: german,
  fr: french,
  cs: czech,
  es: spanish,
  nl: dutch,
  it: italian,
  pl: polish,
  sk: slovak,
  tr: turkish,
  ca: catalan,
};

/** The requested language of the pages: by `ui_locales` (`de-AT fr`), otherwise by Accept-Language; English is the fallback. */
export const chooseLoginLanguage = (
  uiLocales: string | undefined,
  acceptLanguage: string | undefined,
): Language =>
  chooseLanguage((uiLocales ?? "").replaceAll(/\s+/g, ","), languages) ??
  chooseLanguage(acceptLanguage, languages) ??
  "en";
