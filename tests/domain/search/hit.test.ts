import { describe, expect, test } from "vitest";
import { addressOf, hitKinds, visibleKinds, type HitKind } from "../../../src/domain/search/hit.ts";
import { findNamed, screensOf } from "../../../src/domain/search/screens.ts";
import { isAllowed, requirementOf } from "../../../src/domain/shell/access.ts";
import { routeOfPath, routes, type Route } from "../../../src/domain/shell/routes.ts";
import { visitorWith } from "../../support/visitor.ts";

const visitors = {
  gold: visitorWith("gold"),
  private: visitorWith("private"),
  business: visitorWith("business"),
  staff: visitorWith("ma"),
  nothing: visitorWith("gold", []),
  orders: visitorWith("gold", ["webshop_orders"]),
  invoices: visitorWith("gold", ["view_invoices"]),
  products: visitorWith("gold", ["manage_products"]),
  tickets: visitorWith("gold", ["tickets"]),
  trainings: visitorWith("gold", ["trainings"]),
  people: visitorWith("gold", ["manage_employees"]),
  references: visitorWith("gold", ["partner_references"]),
};

/** Who is shown which kind, written by hand a second time and compared with the access table. */
const expected: Readonly<Record<keyof typeof visitors, readonly HitKind[]>> = {
  gold: hitKinds,
  private: ["order", "invoice", "product", "ticket", "message", "training", "booking"],
  business: ["order", "invoice", "product", "ticket", "message", "training", "booking", "employee"],
  staff: ["order", "invoice", "product", "ticket", "reference", "message", "training", "booking", "employee"],
  nothing: ["message", "download"],
  orders: ["order", "message", "download"],
  invoices: ["invoice", "message", "download"],
  products: ["product", "message", "download"],
  tickets: ["ticket", "message", "download"],
  trainings: ["message", "training", "booking", "download"],
  people: ["message", "download", "employee"],
  references: ["reference", "message", "download"],
};

describe("the kinds of hits (shell §5, §6)", () => {
  test.each(Object.entries(expected))("%s is shown those of the rights they have", (name, kinds) => {
    expect(visibleKinds(visitors[name as keyof typeof visitors])).toEqual(kinds);
  });

  test.each(hitKinds)("%s leads to a screen that whoever is shown it may open", (kind) => {
    const address = new URL(addressOf({ kind, id: "A 1/2", title: "Manual & more" }), "https://portal.test");
    const { access, name } = routeOfPath(address.pathname);
    expect(name).not.toBe("not-found");
    for (const visitor of Object.values(visitors))
      expect(visibleKinds(visitor).includes(kind)).toBe(isAllowed(requirementOf(access), visitor));
  });

  test("an address names what was found", () => {
    const at = (kind: HitKind) => addressOf({ kind, id: "A 1/2", title: "Manual & more" });
    expect(hitKinds.map(at)).toEqual([
      "/order/A%201%2F2/",
      "/invoice/A%201%2F2/",
      "/product/A%201%2F2/",
      "/ticket/A%201%2F2/",
      "/reference/A%201%2F2/",
      "/message/A%201%2F2/",
      "/trainings/?tab=bookable&q=A+1%2F2",
      "/trainings/?q=A+1%2F2",
      "/info/downloads/?q=Manual+%26+more",
      "/settings/employees/?size=200&employee=A+1%2F2",
    ]);
  });
});

/** Another screen has replaced them, or leads to them. */
const reached = ["newTicket", "conferenceParticipants", "conferenceSummary", "conferenceThanks"];

/** What of it is not offered: written down a second time. */
const withheld: Readonly<Record<string, readonly string[]>> = {
  ma: ["orders", "invoices", "products", "registerProduct", "advantages", "campusPackages"],
  partner: ["support"],
};

describe("screens and actions", () => {
  test.each(Object.entries(visitors))(
    "%s is offered those that the access table gives and that are not withheld",
    (who, visitor) => {
      const offered = screensOf(visitor);
      for (const [key, { access, path, sidebar }] of Object.entries(routes) as readonly [string, Route][]) {
        const kept =
          visitor.groups.some((group) => withheld[group]?.includes(key) === true) ||
          // Nobody but a partner, or a company that may become one, ever has benefits.
          (key === "advantages" && who === "private");
        const fits = !kept && sidebar && !path.includes(":") && !reached.includes(key);
        expect(
          offered.some((other) => other === key),
          key,
        ).toBe(fits && isAllowed(requirementOf(access), visitor));
      }
    },
  );

  const places = ["Orders", "Commandes ouvertes", "Neues Ticket", "Přehled"].map((title) => ({
    title,
    address: `/${title}/`,
  }));
  test.each([
    ["ord", ["Orders"]],
    ["ticket neues", ["Neues Ticket"]],
    ["prehled", ["Přehled"]],
    ["oredrs", ["Orders"]],
    ["comandes", ["Commandes ouvertes"]],
    ["xyz", []],
    ["   ", []],
  ])("“%s” finds %j", (query, titles) => {
    expect(findNamed(places, query).map(({ title }) => title)).toEqual(titles);
  });
});
