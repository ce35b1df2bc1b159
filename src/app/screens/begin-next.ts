import { accountOf } from "../../domain/session/session.ts";
import { afterLoginAt, type LoginTargets } from "../../domain/session/after-login.ts";
import type { UserData } from "../../domain/session/user.ts";
import { isAllowed, type Group } from "../../domain/shell/access.ts";
import type { Locale } from "../../domain/shell/locale.ts";
import { routeOfPath } from "../../domain/shell/routes.ts";
import type { PortalHistory } from "../browser/history.ts";
import { loadTexts } from "../texts.ts";
import { beginReads } from "./begin-reads.ts";
import { beginScreen } from "./begin-screen.ts";

/** What is known of the screen after sign-in: the present address and whether a screen stands there, its language, and the origin of its calls. */
interface Next {
  readonly history: PortalHistory;
  readonly isShown: () => boolean;
  readonly targets: LoginTargets;
  readonly locale: Locale;
  readonly base: string;
}

/**
 * The portal's address of the screen that a sign-in at the present one opens: at a login the next one, elsewhere the same
 * if no screen stands there yet (a silent sign-on). Undefined if it opens none.
 */
const nextOf = ({ history, isShown, targets }: Next, groups: readonly Group[]): URL | undefined => {
  const { pathname: path, search } = history.place().location;
  const next = afterLoginAt({ path, search }, groups, targets);
  if (next?._tag === "Stay") return new URL(next.path, targets.origin);
  return next === undefined && !isShown() ? new URL(`${path}${search}`, targets.origin) : undefined;
};

/**
 * Starts to load the screen after sign-in at the present address. The account is not known yet: without a target in
 * the address, one of two screens follows.
 */
export const beginNext = (next: Next): void => {
  for (const groups of [[], ["startingPartner"]] as const) {
    const address = nextOf(next, groups);
    if (address !== undefined) beginScreen(routeOfPath(address.pathname).name, next.locale);
  }
};

/**
 * Sends the first reads of the screen after sign-in, and loads its texts, in the language that the account has brought:
 * one round trip instead of three.
 */
export const readNext = (next: Next, user: UserData): void => {
  const { visitor } = accountOf(user);
  const address = nextOf(next, visitor.groups);
  if (address === undefined) return;
  const route = routeOfPath(address.pathname);
  if (!isAllowed(route, visitor)) return;
  const { locale, base } = next;
  loadTexts(locale, "shell").catch(() => {});
  beginScreen(route.name, locale);
  beginReads(route.name, { path: address.pathname, search: address.search, locale, base });
};
