import type { NavigationReader } from "../../src/domain/shell/navigation.ts";

/** Who reads the navigation: the owner of a gold partner, but for what is given. */
export const navigationReader = (more: Partial<NavigationReader>): NavigationReader => ({
  groups: ["partner"],
  partnerStatus: "gold",
  rights: undefined,
  locale: "int",
  country: "AT",
  ...more,
});
