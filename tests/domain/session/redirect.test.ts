import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { safeRedirect } from "../../../src/domain/session/redirect.ts";

const origin = "https://portal.example";

describe("safeRedirect (docs/decisions/session.md)", () => {
  test.each([
    ["/orders/?page=2#x", "/orders/?page=2#x"],
    ["/", "/"],
    ["/order/12%2F3/", "/order/12%2F3/"],
    ["/ticket/1/?x", "/ticket/1/?x"],
    ["/search/?q=a//b", "/search/?q=a//b"],
  ])("%s is followed", (target, expected) => {
    expect(safeRedirect(target, origin)).toBe(expected);
  });
  test.each([
    undefined,
    "",
    "orders/",
    "//evil.example/",
    "/\\evil.example",
    "https://evil.example/",
    "javascript:alert(1)",
    "/\t/evil.example",
    "/a\\b",
    "/login/",
    "/login/?redirect=/",
    "/..//evil.example",
    "/.//evil.example/",
  ])("%j is dropped", (target) => {
    expect(safeRedirect(target, origin)).toBeUndefined();
  });
  test("secrets are removed from the query", () =>
    expect(safeRedirect("/orders/?code=1&state=2&token=3&page=1", origin)).toBe("/orders/?page=1"));
  test.each(["code", "state", "session_state", "token", "iss"])("%s is removed wherever it stands", (key) => {
    expect(safeRedirect(`/orders/?page=1&${key}=x`, origin)).toBe("/orders/?page=1");
  });
  test("every accepted redirect has the portal's origin", () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.webUrl(),
          fc.string(),
          fc.string().map((text) => `/${text}`),
        ),
        (target) => {
          const safe = safeRedirect(target, origin);
          expect(safe === undefined || new URL(safe, origin).origin === origin).toBe(true);
        },
      ),
    );
  });
});
