import { afterLoginAt, type LoginTargets } from "../../domain/session/after-login.ts";
import type { Locale } from "../../domain/shell/locale.ts";
import { routeOfPath } from "../../domain/shell/routes.ts";
import type { PortalHistory } from "../browser/history.ts";
import { beginScreen } from "./begin-screen.ts";

/**
 * Starts to load the screen after sign-in at the present address. The account is not known yet: without a target in
 * the address, one of two screens follows.
 */
export const beginNext = ({ place }: PortalHistory, targets: LoginTargets, locale: Locale): void => {
  const { pathname: path, search } = place().location;
  for (const groups of [[], ["startingPartner"]] as const) {
    const next = afterLoginAt({ path, search }, groups, targets);
    if (next?._tag === "Stay")
      beginScreen(routeOfPath(new URL(next.path, targets.origin).pathname).name, locale);
  }
};
