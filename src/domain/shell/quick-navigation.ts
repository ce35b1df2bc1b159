import { navigation, visibleNavigation, type NavigationEntry, type NavigationReader } from "./navigation.ts";
import type { RouteKey } from "./routes.ts";

/** What people come for most, first what those come for who have it. */
const wanted: readonly RouteKey[] = [
  "support",
  "licenceReview",
  "referenceReview",
  "orders",
  "products",
  "tickets",
  "trainings",
  "invoices",
  "dashboard",
  "settings",
];

/** How many screens have their place between the search and the whole navigation. */
const SHOWN = 3;

/** The screens that a phone has in reach of the thumb, of those that a reader's rights admit (shell §5). */
export const quickEntries = (reader: NavigationReader): readonly NavigationEntry[] => {
  const entries = visibleNavigation(navigation, reader).flatMap((group) => group.entries);
  return wanted
    .flatMap((route) => entries.find(({ to }) => to.kind === "screen" && to.route === route) ?? [])
    .slice(0, SHOWN);
};
