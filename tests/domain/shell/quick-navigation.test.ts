import { describe, expect, it } from "vitest";
import type { NavigationReader } from "../../../src/domain/shell/navigation.ts";
import { quickEntries } from "../../../src/domain/shell/quick-navigation.ts";
import { navigationReader } from "../../support/navigation-reader.ts";

const namesOf = (more: Partial<NavigationReader>) =>
  quickEntries(navigationReader(more)).map(({ name }) => name);

describe("what a phone has in reach of the thumb", () => {
  it.each<[string, Partial<NavigationReader>, readonly string[]]>([
    ["a partner", {}, ["orders", "products", "my_tickets"]],
    ["staff", { groups: ["ma"] }, ["support", "licence_review", "reference_review"]],
    [
      "an employee with tickets and trainings",
      { rights: ["tickets", "trainings"] },
      ["my_tickets", "trainings", "dashboard"],
    ],
    ["an employee without a right", { rights: [] }, ["dashboard", "settings"]],
  ])("is of %s what they come for most, by their rights", (_, who, names) =>
    expect(namesOf(who)).toEqual(names),
  );
});
