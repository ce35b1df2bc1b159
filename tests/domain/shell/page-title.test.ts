import { describe, expect, test } from "vitest";
import { titledBy, titleParts } from "../../../src/domain/shell/page-title.ts";
import {
  notFoundRoute,
  productPath,
  routes,
  type ProductPart,
  type Route,
} from "../../../src/domain/shell/routes.ts";

const all: readonly Route[] = [...Object.values(routes), notFoundRoute];
/** A parameter names a thing, except the shop that a person came from and the secret of a letter's link. */
const withThing = all.filter(({ path }) => /:(?!shop|hash)/.test(path));
const addressOf = ({ path }: Route): string => path.replaceAll(/:\w+\??/g, "X%2F1");

describe("the parts of a page's title", () => {
  test("begin with the number of the thing in the address, and end with its list", () => {
    expect(withThing.length).toBeGreaterThan(15);
    for (const route of withThing.filter(({ name }) => !["message", "attendance"].includes(name))) {
      const { thing, screens } = titleParts(addressOf(route));
      expect(thing, route.name).toEqual({ number: "X/1" });
      expect(screens.at(-1), `${route.name} names its list`).not.toBe(route.name);
      expect(screens.length, route.name).toBeGreaterThan(0);
    }
  });

  test.each([
    ["/order/1/", "orders"],
    ["/invoice/1/", "invoices"],
    ["/ticket/1/", "tickets"],
    ["/support/1/", "support"],
    ["/support/1/invoices/", "support"],
    ["/support/1/trainings/", "support"],
    ["/support/1/vouchers/", "support"],
    ["/reference/1/", "references"],
    ["/pioneer/1/", "pioneer"],
    ["/attendance/1/", "attendance"],
  ])("%s ends with its list, %s", (address, list) =>
    expect(titleParts(address)).toEqual({ thing: { number: "1" }, screens: [list] }),
  );

  test("have no number of a message, which nobody knows", () => {
    expect(titleParts("/message/4f1c/")).toEqual({ thing: { kind: "message" }, screens: ["messages"] });
  });

  test("name the part of a product between the product and the list", () => {
    expect(titleParts("/product/504F94D00001/cloud-dns/")).toEqual({
      thing: { number: "504F94D00001" },
      screens: ["cloud-dns", "products"],
    });
  });

  test("are the screen alone where it shows no single thing, and a secret is never shown", () => {
    for (const route of all.filter((other) => !withThing.includes(other))) {
      const { thing, screens } = titleParts(addressOf(route));
      expect(thing, route.name).toBeUndefined();
      expect(screens, route.name).toHaveLength(1);
    }
    expect(titleParts("/reset-password/secret/")).toEqual({ thing: undefined, screens: ["reset-password"] });
  });

  test("keep a number that is not encoded as an address is", () => {
    expect(titleParts("/order/100%/").thing).toEqual({ number: "100%" });
  });

  test.each<ProductPart>(["productSettings", "replaceProduct", "cloudServices", "remoteConnect", "cloudDns"])(
    "name the part of a product that is shown: %s",
    (part) => expect(titleParts(productPath("1", part)).screens).toEqual([routes[part].name, "products"]),
  );

  test("are titles of screens that have one of their own", () => {
    for (const route of all)
      for (const screen of titleParts(addressOf(route)).screens)
        expect(titledBy(screen), route.name).toBe(screen);
  });
});

describe("the title of a screen", () => {
  test.each([
    ["attendance-dates", "attendance"],
    ["case-invoices", "support-case"],
    ["case-trainings", "support-case"],
    ["case-vouchers", "support-case"],
    ["guided-ticket", "new-ticket"],
    ["pioneer-submission", "pioneer"],
    ["orders", "orders"],
    ["not-found", "not-found"],
  ] as const)("%s is that of %s", (name, titled) => expect(titledBy(name)).toBe(titled));
});
