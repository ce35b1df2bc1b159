import { describe, expect, it } from "vitest";
import { LOADED_AT } from "../../../src/atlas/desk/fixtures/samples.ts";
import { customerOverview } from "../../../src/atlas/samples/dashboard.samples.ts";
import { nextSteps, type CustomerOverview } from "../../../src/domain/dashboard/customer-overview.ts";

const now = new Date(LOADED_AT);

describe("what a customer can do next", () => {
  it("are answers to read, orders that wait for them, and services that end, in this order", () => {
    expect(nextSteps(customerOverview, now)).toEqual([
      { _tag: "ReadAnswers", ticket: "T-2026-000007", subject: "Relay clicks" },
      { _tag: "PayOrder", order: "SO-2026-000101" },
      { _tag: "PickUpOrder", order: "SO-2026-000088" },
      {
        _tag: "RenewService",
        serial: "504F94D00001",
        name: "Villa Moser",
        service: "weather",
        until: new Date("2026-02-20T00:00:00.000Z"),
      },
      {
        _tag: "RenewService",
        serial: "504F94D00002",
        name: "Hauptplatz",
        service: "caller",
        until: new Date("2026-03-01T00:00:00.000Z"),
      },
    ]);
  });

  it("is a first product for a customer without any", () => {
    const first: CustomerOverview = { products: { total: 0, ending: [] }, orders: null, tickets: null };
    expect(nextSteps(first, now)).toEqual([{ _tag: "RegisterProduct" }]);
  });

  it("is nothing of an area whose right is missing", () => {
    expect(nextSteps({ products: null, orders: null, tickets: null }, now)).toEqual([]);
  });

  it("is nothing where nothing waits: tickets without new answers, orders under way, services that last", () => {
    const { products, orders, tickets } = customerOverview;
    const quiet: CustomerOverview = {
      products: products && { ...products, ending: [] },
      orders: orders && {
        ...orders,
        latest: orders.latest.map((order) => ({ ...order, status: { _tag: "Known", code: "sent" } })),
      },
      tickets: tickets && {
        ...tickets,
        latest: tickets.latest.map((ticket) => ({ ...ticket, unreadAnswers: 0 })),
      },
    };
    expect(nextSteps(quiet, now)).toEqual([]);
  });

  it("is not a service that ends much later", () => {
    const products = { ...customerOverview, orders: null, tickets: null };
    expect(nextSteps(products, new Date("2025-01-01T00:00:00.000Z"))).toEqual([]);
  });
});
