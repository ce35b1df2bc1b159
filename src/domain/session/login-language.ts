import { catalogueOfLanguage, isLocale, languageTag, locales, type Locale } from "../shell/locale.ts";
import { hintCookies, type ReadCookie } from "./hint-cookies.ts";
import type { UserData } from "./user.ts";

const byCountry: Readonly<Record<string, Locale>> = {
  AT: "deat",
  DE: "dede",
  ES: "eses",
  CA: "eses",
  FR: "frfr",
  IT: "itit",
  NL: "nlnl",
  PL: "plpl",
  CZ: "cscz",
  SK: "sksk",
};

/** In shop mode, Belgium and Luxembourg use Dutch (shell §4). */
const byShopCountry: Readonly<Record<string, Locale>> = { ...byCountry, BE: "nlnl", LU: "nlnl" };

/** Language data of a login. `shopInstance` is undefined outside shop mode. */
export interface LoginOrigin {
  readonly navInstance: string;
  readonly accountCountry: string;
  readonly shopInstance: string | undefined;
  readonly locale: Locale;
}

/** What a user's data tell of the language of a login. */
export const originOf = (
  user: Pick<UserData, "account_nav_instance" | "account_country">,
  shopInstance: string | undefined,
): Omit<LoginOrigin, "locale"> => ({
  navInstance: user.account_nav_instance,
  accountCountry: user.account_country,
  shopInstance,
});

const lookup = (table: Readonly<Record<string, Locale>>, country: string): Locale =>
  Object.hasOwn(table, country) ? (table[country] ?? "enen") : "enen";

const afterShopLogin = (shopInstance: string, origin: LoginOrigin): Locale | undefined => {
  switch (shopInstance) {
    case "CH":
      return origin.locale === "frfr" || origin.locale === "frch" ? "frch" : "dech";
    case "UK":
      return "enuk";
    case "US":
      return "enus";
    case "AT":
      return lookup(byShopCountry, origin.accountCountry);
    default:
      return undefined;
  }
};

/** The language that an account names (shell §4), outside shop mode; undefined if it names none. */
export const accountLanguage = ({
  navInstance,
  accountCountry,
}: Pick<LoginOrigin, "navInstance" | "accountCountry">): Locale | undefined => {
  switch (navInstance) {
    case "UK":
      return "enuk";
    case "US":
      return "enus";
    case "AT":
      return lookup(byCountry, accountCountry);
    default:
      return undefined;
  }
};

/**
 * The language after a login (shell §4): in shop mode from the shop's instance, otherwise from the account.
 * Undefined: the locale does not change.
 */
export const loginLanguage = (origin: LoginOrigin): Locale | undefined =>
  origin.shopInstance === undefined ? accountLanguage(origin) : afterShopLogin(origin.shopInstance, origin);

/** The cookies that hold a locale: the person's choice in this browser, the one that the last login has brought, and that of the visitor's country. */
export const localeCookies = {
  chosen: "portal_lang",
  shown: "portal_locale",
  country: "portal_geo",
} as const;

/** What tells the language of a visit before anybody is known (shell §9). */
export interface LanguageHints {
  readonly cookie: ReadCookie;
  readonly hostname: string;
  /** BCP 47 tags in order of preference. */
  readonly browserLanguages: readonly string[];
}

const byLanguage = new Map<string, Locale>(Object.entries({ ...catalogueOfLanguage, en: "enen" as const }));
const byTag = new Map<string, Locale>(
  Object.entries({
    "en-us": "enus",
    "en-gb": "enuk",
    "de-at": "deat",
    "de-ch": "dech",
    "fr-ch": "frch",
    "it-ch": "itch",
    "nl-be": "nlbe",
  } as const),
);

const fromTag = (tag: string): Locale | undefined => {
  const lower = tag.toLowerCase();
  return byTag.get(lower) ?? byLanguage.get(lower.split("-")[0] ?? "");
};

/** The first locale of a country (ISO 3166, such as `AT`), in the order of the locales. */
const fromCountry = (country: string | undefined): Locale | undefined =>
  country === undefined
    ? undefined
    : locales.find((locale) => languageTag(locale).endsWith(`-${country.toUpperCase()}`));

/**
 * The locale in which a visit begins: the person's choice; else the last login's, else the one that the account of the
 * session names, so that nobody reads another language first; on localhost `enus`; else the browser's languages in order; else the geo cookie; else `int`.
 */
export const initialLocale = ({ cookie, hostname, browserLanguages }: LanguageHints): Locale => {
  const remembered = [localeCookies.chosen, localeCookies.shown, hintCookies.session]
    .map(cookie)
    .find(isLocale);
  if (remembered !== undefined) return remembered;
  if (hostname === "localhost") return "enus";
  const fromBrowser = browserLanguages.map(fromTag).find((locale) => locale !== undefined);
  if (fromBrowser !== undefined) return fromBrowser;
  const country = cookie(localeCookies.country);
  return isLocale(country) ? country : (fromCountry(country) ?? "int");
};
