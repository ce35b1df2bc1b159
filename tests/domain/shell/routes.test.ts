import { describe, expect, test } from "vitest";
import { canonicalPath, detailPath, landingPath, routeOfPath } from "../../../src/domain/shell/routes.ts";

describe("routes (shell §2, docs/decisions/shell.md)", () => {
  test.each([
    ["/order/123:/", "/order/123/"],
    ["/order/123", "/order/123/"],
    ["/order/123/", "/order/123/"],
    ["/message/a:/", "/message/a/"],
    ["/orders", "/orders/"],
    ["/", "/"],
  ])("the canonical path of %s is %s", (path, expected) => expect(canonicalPath(path)).toBe(expected));
  test.each([
    ["/", "dashboard"],
    ["/orders/", "orders"],
    ["/orders", "orders"],
    ["/order/7/", "order"],
    ["/order/7/8/", "not-found"],
    ["/login/", "login"],
    ["/login/at/", "login"],
    ["/login", "login"],
    ["/nowhere/", "not-found"],
    ["/messages/", "messages"],
  ])("%s shows %s", (path, name) => expect(routeOfPath(path).name).toBe(name));
  test("an id with special characters is encoded as one path segment", () =>
    expect(detailPath("order", "a/b?c")).toBe("/order/a%2Fb%3Fc/"));
  test("a login leads starting partners to first steps and everybody else to the dashboard", () => {
    expect(landingPath(["partner", "startingPartner"])).toBe("/first-steps/");
    expect(landingPath(["ma"])).toBe("/");
  });
});
