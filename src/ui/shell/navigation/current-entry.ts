import type { NavigationEntry, NavigationGroup } from "../../../domain/shell/navigation.ts";
import { routes, type RouteName } from "../../../domain/shell/routes.ts";

/** The list that a detail page belongs to: its entry is the one that is highlighted. */
const listOf: Partial<Record<RouteName, RouteName>> = {
  order: "orders",
  ticket: "tickets",
  "new-ticket": "guided-ticket",
  "support-case": "support",
  message: "messages",
  "register-product": "products",
  product: "products",
  "product-settings": "products",
  "replace-product": "products",
  "cloud-services": "products",
  "remote-connect": "products",
  "cloud-dns": "products",
};

/** How an entry stands to the page that is open: it is the page, or the page lies below it. */
export const currentMark = (entry: NavigationEntry, open: RouteName): "page" | "true" | undefined => {
  if (entry.to.kind !== "screen") return undefined;
  const { name } = routes[entry.to.route];
  if (name === open) return "page";
  return name === listOf[open] ? "true" : undefined;
};

/** True where one of the group's entries matches the present route (shell §2). */
export const isCurrentGroup = (group: NavigationGroup, open: RouteName): boolean =>
  group.entries.some((entry) => currentMark(entry, open) !== undefined);
