import { afterLoginAt, type LoginTargets } from "../../domain/session/after-login.ts";
import type { Locale } from "../../domain/shell/locale.ts";
import { routeOfPath } from "../../domain/shell/routes.ts";
import type { PortalHistory } from "../browser/history.ts";
import { beginScreen } from "./begin-screen.ts";

/**
 * Begins to load the screen that a sign-in at the present address leads to. Of whoever signs in nothing is known yet: where the
 * address does not say, they land on one of two screens.
 */
export const beginNext = ({ place }: PortalHistory, targets: LoginTargets, locale: Locale): void => {
  const { pathname: path, search } = place().location;
  for (const groups of [[], ["startingPartner"]] as const) {
    const next = afterLoginAt({ path, search }, groups, targets);
    if (next?._tag === "Stay")
      beginScreen(routeOfPath(new URL(next.path, targets.origin).pathname).name, locale);
  }
};
