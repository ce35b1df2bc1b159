import type { SessionAnswer } from "../../domain/session/login.ts";
import {
  initialLocale,
  loginLanguage,
  originOf,
  rememberedLocale,
} from "../../domain/session/login-language.ts";
import type { Locale } from "../../domain/shell/locale.ts";
import { readCookie } from "./cookies.ts";

/** The locale of a visit, and whether a session has named it that is not remembered yet. */
export interface VisitLocale {
  readonly locale: Locale;
  readonly byLogin: boolean;
}

/** The initial locale of a visit of which no session is known (shell §9). */
export const firstLocale = (): Locale =>
  initialLocale({
    cookie: readCookie,
    hostname: location.hostname,
    browserLanguages: navigator.languages,
  });

/** The language of the account in a session's answer; undefined if there is none. The schemas have not loaded yet. */
const namedBy = async (session: Promise<Response>, locale: Locale): Promise<Locale | undefined> => {
  // The client reads the answer as well.
  const { userData } = (await (await session).clone().json()) as Partial<typeof SessionAnswer.Encoded>;
  return userData && loginLanguage({ ...originOf(userData, undefined), locale });
};

/** Maximum time that a page which could be rendered waits for the session's answer, in ms. */
const LIMIT = 1000;

let visit: Promise<VisitLocale> | undefined;
let giveUp = (): void => {};

/**
 * Decides the locale of the visit. Where somebody is expected whose language this browser does not remember, `session`
 * is the answer that names it: texts and content wait for it, so that nothing is rendered in another language.
 */
export const decideLocale = (session: Promise<Response> | undefined): Promise<VisitLocale> => {
  const first: VisitLocale = { locale: firstLocale(), byLogin: false };
  if (session === undefined || rememberedLocale(readCookie) !== undefined)
    return (visit = Promise.resolve(first));
  const named = namedBy(session, first.locale).then(
    (locale) => (locale === undefined ? first : { locale, byLogin: true }),
    () => first,
  );
  const limit = new Promise<VisitLocale>((resolve) => {
    giveUp = () => resolve(first);
  });
  return (visit = Promise.race([named, limit]));
};

/** The locale of the visit, for the page that can be rendered now: after at most a second it is `firstLocale`. */
export const visitLocale = async (): Promise<VisitLocale> => {
  setTimeout(giveUp, LIMIT);
  return visit ?? { locale: firstLocale(), byLogin: false };
};
