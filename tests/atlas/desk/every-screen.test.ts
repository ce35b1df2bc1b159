import { expect, test } from "vitest";
import { screenFixtures } from "../../../src/atlas/desk/fixtures/screen-fixtures.ts";
import { routes } from "../../../src/domain/shell/routes.ts";

/** The states of these are those of the portal itself. */
const ofPortal = ["login", "no-access"];

test("every screen has a place on the desk", () => {
  const shown = new Set(
    screenFixtures.flatMap(({ screen, parts = [] }) => [screen, ...parts.map(({ at }) => at?.screen)]),
  );
  const missing = Object.values(routes)
    .map(({ name }) => name)
    .filter((name) => !shown.has(name));
  expect(missing).toEqual(ofPortal);
});
