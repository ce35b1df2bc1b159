import { expect, test } from "vitest";
import { afterLogin, afterLoginAt, shopInstanceAt } from "../../../src/domain/session/after-login.ts";

const asked = {
  redirect: undefined,
  shop: undefined,
  groups: ["partner"] as const,
  origin: "https://portal.example",
  shops: { at: { name: "AT", url: "https://shop.example/at/", instance: "AT" } },
};

test.each([
  ["the landing page", asked, { _tag: "Stay", path: "/" }],
  [
    "first steps for starting partners",
    { ...asked, groups: ["partner", "startingPartner"] as const },
    { _tag: "Stay", path: "/first-steps/" },
  ],
  [
    "a redirect inside the portal",
    { ...asked, redirect: "/orders/?q=x" },
    { _tag: "Stay", path: "/orders/?q=x" },
  ],
  ["not a redirect outside it", { ...asked, redirect: "//evil.example/" }, { _tag: "Stay", path: "/" }],
  ["a configured shop", { ...asked, shop: "at" }, { _tag: "Leave", url: "https://shop.example/at/" }],
  ["not an unknown shop", { ...asked, shop: "constructor" }, { _tag: "Stay", path: "/" }],
])("a sign-in leads to %s", (_name, given, expected) => expect(afterLogin(given)).toEqual(expected));

test.each([
  ["/login/at/", "", "AT"],
  ["/login", "?shop=at", "AT"],
  ["/login/", "?id=1&shop=at", "AT"],
  ["/login/at/", "?shop=nowhere", "AT"],
  ["/login/nowhere/", "?shop=at", undefined],
  ["/registration/at/", "", "AT"],
  ["/registration/", "?shop=at", "AT"],
  ["/login/", "", undefined],
  ["/login/", "?shop=", undefined],
  ["/login/constructor/", "", undefined],
  ["/login/", "?shop=constructor", undefined],
  ["/orders/at/", "", undefined],
  ["/orders/", "?shop=at", undefined],
])("the shop that %s%s names is of the instance %s", (path, search, instance) =>
  expect(shopInstanceAt({ path, search }, asked.shops)).toBe(instance),
);

test.each([
  ["/login/", "", { _tag: "Stay", path: "/" }],
  ["/login/at/", "", { _tag: "Leave", url: "https://shop.example/at/" }],
  ["/login/", "?shop=at", { _tag: "Leave", url: "https://shop.example/at/" }],
  ["/login/", "?shop=nowhere", { _tag: "Stay", path: "/" }],
  ["/login/", "?shop=at&redirect=%2Forders%2F", { _tag: "Stay", path: "/orders/" }],
  ["/login/at/", "?redirect=%2Forders%2F", { _tag: "Stay", path: "/orders/" }],
  ["/orders/", "?redirect=%2Finvoices%2F", undefined],
  ["/registration/at/", "", undefined],
])("a sign-in at %s%s leads to %j", (path, search, target) =>
  expect(afterLoginAt({ path, search }, asked.groups, { origin: asked.origin, shops: asked.shops })).toEqual(
    target,
  ),
);
