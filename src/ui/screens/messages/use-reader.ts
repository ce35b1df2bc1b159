import { useSelector } from "@xstate/react";
import type { Locale } from "../../../domain/shell/locale.ts";
import { usePortalActors } from "../../actors/portal-actors.ts";

/** Who reads messages: a visitor sees fewer than an account, and each sees them in a language. */
export interface Reader {
  readonly locale: Locale;
  readonly loggedIn: boolean;
  /** Keeps what a visitor loaded apart from what an account loaded. */
  readonly key: "account" | "visitor";
}

/** The present reader of the message centre, which is open without login (business §6). */
export const useReader = (): Reader => {
  const { language, session } = usePortalActors();
  const locale = useSelector(language, ({ context }) => context.locale);
  const loggedIn = useSelector(session, ({ context }) => context.account._tag === "Known");
  return { locale, loggedIn, key: loggedIn ? "account" : "visitor" };
};
