import type { NavigationEntry, NavigationGroup } from "../../../domain/shell/navigation.ts";
import { routes, type RouteName } from "../../../domain/shell/routes.ts";

/** The list of each detail page, or the lists of those who may open it: its entry is highlighted. */
const listOf: Partial<Record<RouteName, RouteName | readonly RouteName[]>> = {
  order: "orders",
  ticket: "tickets",
  "new-ticket": "guided-ticket",
  "support-case": "support",
  "case-invoices": "support",
  "case-trainings": "support",
  "case-vouchers": "support",
  message: "messages",
  "conference-participants": "conference",
  "conference-summary": "conference",
  "conference-thanks": "conference",
  "conference-hotels": "conference",
  "conference-award": "conference",
  "new-reference": "references",
  "published-reference": "references",
  reference: ["references", "reference-review"],
  "register-product": "products",
  product: "products",
  "product-settings": "products",
  "replace-product": "products",
  "cloud-services": "products",
  "remote-connect": "products",
  "cloud-dns": "products",
};

/** The `aria-current` of an entry: "page" for the open page, "true" for its list. */
export type CurrentMark = "page" | "true" | undefined;

/** The mark of an entry while a route is open. */
export const currentMark = (entry: NavigationEntry, open: RouteName): CurrentMark => {
  if (entry.to.kind !== "screen") return undefined;
  const { name } = routes[entry.to.route];
  if (name === open) return "page";
  return [listOf[open]].flat().includes(name) ? "true" : undefined;
};

/** True if one of the group's entries matches the present route (shell §2). */
export const isCurrentGroup = (group: NavigationGroup, open: RouteName): boolean =>
  group.entries.some((entry) => currentMark(entry, open) !== undefined);
