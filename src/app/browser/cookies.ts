import {
  cookieIn,
  hintCookies,
  hintsSession,
  hintsSignOn,
  type ReadCookie,
} from "../../domain/session/hint-cookies.ts";
import { localeCookies } from "../../domain/session/login-language.ts";
import { SESSION_MAX } from "../../domain/session/session-lifetime.ts";

/** The value of a cookie that is readable by scripts; undefined if it is not set. */
export const readCookie: ReadCookie = (name) => cookieIn(document.cookie, name);

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/**
 * Stores the locale in a cookie, a person's choice and a login's in one each: 365 days, path /, on the company domain if
 * the page is on it (shell §9). It is a hint for the next visit, and holds nothing else.
 */
export const rememberLocale = (locale: string, chosen: boolean, companyDomain: string): undefined => {
  // With a dot before both: the end of another domain's name may be the same.
  const onDomain = `.${location.hostname}`.endsWith(`.${companyDomain}`) ? `; Domain=${companyDomain}` : "";
  const secure = location.protocol === "https:" ? "; Secure" : "";
  const name = chosen ? localeCookies.chosen : localeCookies.shown;
  document.cookie = `${name}=${locale}; Max-Age=${YEAR_SECONDS}; Path=/; SameSite=Lax${onDomain}${secure}`;
  return undefined;
};

/** True if this browser was signed in by single sign-on not long ago: only a hint, not a secret. */
export const mayHaveSignOn = (): boolean => hintsSignOn(readCookie);

/** Keeps the mark of single sign-on for the next page as long as a session lasts at most, or removes it. */
export const rememberSignOn = (known: boolean): void => {
  const secure = location.protocol === "https:" ? "; Secure" : "";
  document.cookie = `${hintCookies.signOn}=1; Max-Age=${known ? SESSION_MAX : 0}; Path=/; SameSite=Lax${secure}`;
};

/** True if the server's readable companion of the session cookie is set: only a hint, not a secret. */
export const mayHaveSession = (): boolean => hintsSession(readCookie);
