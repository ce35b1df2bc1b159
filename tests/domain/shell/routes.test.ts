import { describe, expect, test } from "vitest";
import {
  attendancePath,
  canonicalPath,
  detailPath,
  landingPath,
  loginPathOf,
  looksForSignOn,
  notFoundRoute,
  pioneerPath,
  productPath,
  redirects,
  referencePath,
  resetPasswordPath,
  routeNames,
  routeOfPath,
  routes,
  signUpPathOf,
  supportPath,
  ticketAboutPath,
  type Route,
} from "../../../src/domain/shell/routes.ts";

const all: readonly Route[] = Object.values(routes);

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

describe("a screen", () => {
  test.each(all)("$name is found at its own address", ({ name, path }) => {
    expect(routeOfPath(path.replaceAll(/:\w+\??/g, "A%2F1")).name).toBe(name);
  });

  test.each(all)("$name has a canonical address", ({ path }) => {
    expect(path).toMatch(/^\/.*(?<!\/\/)$/);
    expect(path.endsWith("/")).toBe(true);
  });

  test("has a name that no other one has, and that a style sheet can name", () => {
    expect(new Set(routeNames).size).toBe(all.length + 1);
    expect(routeNames.filter((name) => !/^[a-z]+(-[a-z]+)*$/.test(name))).toEqual([]);
  });

  test("of an unknown address is open, with a name of its own", () => {
    expect(routeNames).toContain(notFoundRoute.name);
    expect(notFoundRoute).toMatchObject({ name: "not-found", path: "*", open: true });
  });

  test.each([
    ["/registration/at/", "registration"],
    ["/reset-password/secret/", "reset-password"],
    ["/info/downloads/", "downloads"],
    ["/new-ticketv2/", "guided-ticket"],
    ["/new-ticket/statistic/", "ticket-statistics"],
    ["/support/7/", "support-case"],
    ["/message/7/", "message"],
    ["/no-access/", "no-access"],
  ])("is reached by the address of the specification: %s shows %s", (path, name) =>
    expect(routeOfPath(path).name).toBe(name),
  );

  test.each(["/x/orders/", "/orders/x/", "/order/", "/login/at/x/", "/ordersx/"])("is not at %s", (path) =>
    expect(routeOfPath(path).name).toBe("not-found"),
  );

  test("has the sidebar, except where nobody is signed in yet (shell §2)", () => {
    expect(all.filter(({ sidebar }) => !sidebar).map(({ name }) => name)).toEqual([
      "login",
      "forgot-password",
      "registration",
      "reset-password",
    ]);
  });

  test("is open without a login for messages, and what leads to a login", () => {
    expect(all.filter(({ open }) => open).map(({ name }) => name)).toEqual([
      "login",
      "forgot-password",
      "registration",
      "reset-password",
      "messages",
      "message",
      "no-access",
    ]);
  });

  test.each([
    [routes.orders, true],
    [routes.login, true],
    [routes.registration, false],
    [routes.messages, false],
  ])("$name signs somebody in silently: %s", (route, looks) => expect(looksForSignOn(route)).toBe(looks));
});

test("the former address of the pioneer initiative leads to the dashboard (shell §2)", () => {
  expect(redirects).toEqual([{ from: "/pioneer-initiative", to: routes.dashboard.path }]);
});

describe("a path", () => {
  test.each([
    ["/a/order/1:/", "/a/order/1:/"],
    ["/order/1/2:/", "/order/1/2:/"],
    ["/order/1:/x", "/order/1:/x/"],
    ["/orders/1:/", "/orders/1:/"],
    ["/support/7:", "/support/7/"],
  ])("%s has a colon removed only at the end of a thing's number: %s", (path, canonical) =>
    expect(canonicalPath(path)).toBe(canonical),
  );

  test("of the login and the registration has the shop that the person came from, if any", () => {
    expect([loginPathOf(undefined), loginPathOf("a/t")]).toEqual(["/login/", "/login/a%2Ft/"]);
    expect([signUpPathOf(undefined), signUpPathOf("a/t")]).toEqual([
      "/registration/",
      "/registration/a%2Ft/",
    ]);
  });

  test.each([
    [detailPath("invoice", "A/1"), "invoice"],
    [detailPath("ticket", "A/1"), "ticket"],
    [detailPath("message", "A/1"), "message"],
    [referencePath("A/1"), "reference"],
    [pioneerPath("A/1"), "pioneer-submission"],
    [supportPath("A/1"), "support-case"],
    [attendancePath("A/1"), "attendance"],
    [productPath("A/1"), "product"],
    [productPath("A/1", "cloudDns"), "cloud-dns"],
    [resetPasswordPath, "reset-password"],
  ])("%s leads to the screen %s", (path, name) => {
    expect(routeOfPath(path).name).toBe(name);
    expect(path).toBe(canonicalPath(path));
  });

  test.each([
    detailPath("order", "A/1"),
    referencePath("A/1"),
    pioneerPath("A/1"),
    supportPath("A/1"),
    attendancePath("A/1"),
    productPath("A/1"),
  ])("%s has the number as one segment", (path) => expect(path.split("/")).toContain("A%2F1"));

  test("of a ticket about something tells the form what it is", () => {
    const { pathname, search } = new URL(ticketAboutPath({ order: "SO 1&2" }), "https://portal.example");
    expect(routeOfPath(pathname).name).toBe("guided-ticket");
    expect([...new URLSearchParams(search)]).toEqual([["order", "SO 1&2"]]);
  });
});
