import { useSelector } from "@xstate/react";
import type { Locale } from "../../../domain/shell/locale.ts";
import { usePortalActors } from "../../actors/portal-actors.ts";
import { useExpected } from "../../shell/session/use-account.ts";

/** The reader of messages: visitors see fewer than accounts, and content depends on the language. */
export interface Reader {
  readonly locale: Locale;
  readonly loggedIn: boolean;
  /** Separates the cached content of visitors and accounts; an account is one from when it is expected, so that its messages are asked for once. */
  readonly key: "account" | "visitor";
}

/** The present reader of the message centre, which is available without login (business §6). */
export const useReader = (): Reader => {
  const { language, session } = usePortalActors();
  const locale = useSelector(language, ({ context }) => context.locale);
  const loggedIn = useSelector(session, ({ context }) => context.account._tag === "Known");
  const expected = useExpected();
  return { locale, loggedIn, key: loggedIn || expected ? "account" : "visitor" };
};
