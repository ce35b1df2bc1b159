import { expect, test } from "vitest";
import { goKeyOf, goKeys } from "../../../src/domain/shell/keys.ts";
import { routes, type Route } from "../../../src/domain/shell/routes.ts";

test.each(Object.entries(goKeys))("g and %s lead to the screen %s, which needs no number", (key, screen) => {
  expect(goKeyOf(key)).toBe(key);
  const { path, open }: Route = routes[screen];
  expect([path.includes(":"), open]).toEqual([false, false]);
});

test.each(["x", "O", "", "toString"])("g and “%s” lead nowhere", (key) =>
  expect(goKeyOf(key)).toBeUndefined(),
);
