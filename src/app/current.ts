import type { Locale } from "../domain/shell/locale.ts";
import type { PortalActors } from "../ui/actors/portal-actors.ts";

type Told = Pick<PortalActors, "session" | "language">;

/** The present account and language, for objects that are created before the actors that provide them. */
export const createCurrent = (first: Locale) => {
  let actors: Told | undefined;
  return {
    /** Sets the actors that provide the values. */
    toldBy: (told: Told): void => {
      actors = told;
    },
    /** The displayed language. */
    locale: (): Locale => actors?.language.getSnapshot().context.locale ?? first,
    /** The key of the signed-in account; undefined while nobody is signed in. */
    accountKey: (): string | undefined => {
      const account = actors?.session.getSnapshot().context.account;
      return account?._tag === "Known" ? account.user.account_key : undefined;
    },
  };
};
