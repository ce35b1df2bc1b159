import type { Group } from "./access.ts";
import type { RouteKey } from "./routes.ts";

/**
 * Screens that a group may open and is not offered: the menu and the search leave them out (docs/decisions/shell.md). Staff have no orders,
 * invoices, products and benefits of their own; a partner's support cases are the tickets of its company, which have a list.
 */
const withheld: Readonly<Partial<Record<Group, readonly RouteKey[]>>> = {
  ma: ["orders", "invoices", "products", "registerProduct", "advantages", "campusPackages"],
  partner: ["support"],
};

/** True if the menu and the search name a screen to these groups. */
export const isOffered = (route: RouteKey, groups: readonly Group[]): boolean =>
  !groups.some((group) => withheld[group]?.includes(route) === true);
