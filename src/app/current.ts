import { NOBODY } from "../api/account-header.ts";
import { keyOfAccount } from "../domain/session/session.ts";
import type { Locale } from "../domain/shell/locale.ts";
import { localeAfterLogin, type LoginFrom } from "../machines/session/language.machine.ts";
import type { PortalActors } from "../ui/actors/portal-actors.ts";

type Sources = Pick<PortalActors, "session" | "language">;

/** The present account and language, for objects that are created before the actors that provide them. */
export const createCurrent = (first: Locale) => {
  let actors: Sources | undefined;
  return {
    /** Sets the actors that provide the values. */
    setActors: (given: Sources): void => {
      actors = given;
    },
    /** The displayed language. */
    locale: (): Locale => actors?.language.getSnapshot().context.locale ?? first,
    /** The language that a login brings. */
    localeAfter: (login: LoginFrom): Locale => {
      const language = actors?.language.getSnapshot().context;
      return language === undefined ? first : localeAfterLogin(language, login);
    },
    /** The account that the page shows, as calls name it: `NOBODY` if nobody's is, undefined until the session is known and for an account without a key. */
    named: (): string | undefined => {
      const session = actors?.session.getSnapshot();
      if (session?.context.account._tag === "Known") return keyOfAccount(session.context.account);
      return session === undefined || session.matches("restoring") ? undefined : NOBODY;
    },
    /** The key of the signed-in account; undefined while nobody is signed in. */
    accountKey: (): string | undefined => keyOfAccount(actors?.session.getSnapshot().context.account),
  };
};
