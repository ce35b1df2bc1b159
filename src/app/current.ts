import type { Locale } from "../domain/shell/locale.ts";
import type { PortalActors } from "../ui/actors/portal-actors.ts";

type Told = Pick<PortalActors, "session" | "language">;

/** Whose portal it is and in which language, for what is made before the actors that know it. */
export const createCurrent = (first: Locale) => {
  let actors: Told | undefined;
  return {
    /** From now on these tell it. */
    toldBy: (told: Told): void => {
      actors = told;
    },
    /** The language that is shown. */
    locale: (): Locale => actors?.language.getSnapshot().context.locale ?? first,
    /** Tells one account from another; undefined while nobody is signed in. */
    accountKey: (): string | undefined => {
      const account = actors?.session.getSnapshot().context.account;
      return account?._tag === "Known" ? account.user.account_key : undefined;
    },
  };
};
