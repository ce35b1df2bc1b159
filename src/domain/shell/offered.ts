import type { Group, Visitor } from "./access.ts";
import type { RouteKey } from "./routes.ts";

/**
 * Screens that a group may open and is not offered: the menu and the search leave them out (docs/decisions/shell.md). Staff have no orders,
 * invoices, products and benefits of their own; a partner's support cases are the tickets of its company, which have a list.
 */
const withheld: Readonly<Partial<Record<Group, readonly RouteKey[]>>> = {
  ma: ["orders", "invoices", "products", "registerProduct", "advantages", "campusPackages"],
  partner: ["support"],
};

/** Screens that a private person may open and that have nothing for them: vouchers and discounts are for partners, and a household becomes none. */
const withheldFromHouseholds: readonly RouteKey[] = ["advantages"];

/** True if the menu and the search name a screen to this visitor. */
export const isOffered = (route: RouteKey, { groups, household }: Visitor): boolean =>
  !groups.some((group) => withheld[group]?.includes(route) === true) &&
  !(household === true && withheldFromHouseholds.includes(route));
