import { isLocale, type Locale } from "../shell/locale.ts";

/** The value of a cookie; undefined if it is not set. */
export type ReadCookie = (name: string) => string | undefined;

/** The value of a cookie in the text of all that scripts may read, `document.cookie`; undefined if it is not set. */
export const cookieIn = (all: string, name: string): string | undefined =>
  all
    .split("; ")
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);

/** Readable cookies that tell whether somebody is most likely signed in; they hold no secret, and grant nothing. */
export const hintCookies = {
  /** Beside the session's own cookie: the locale that the account names (shell §4), or "1" if it names none. */
  session: "portal_hint",
  /** "1" if this browser was signed in by single sign-on not long ago. */
  signOn: "portal_sign_on",
} as const;

/** The value of the hint of a session whose account names a locale, or none. */
export const sessionHint = (locale: Locale | undefined): string => locale ?? "1";

/** True if the cookies tell of a session. */
export const hintsSession = (cookie: ReadCookie): boolean => {
  const hint = cookie(hintCookies.session);
  return hint === sessionHint(undefined) || isLocale(hint);
};

/** True if the cookies tell of single sign-on not long ago. */
export const hintsSignOn = (cookie: ReadCookie): boolean => cookie(hintCookies.signOn) === "1";
