import * as fc from "fast-check";
import { productList } from "../../../src/domain/products/products.lists.ts";
import { orderList } from "../../../src/domain/orders/orders.lists.ts";
import { describe, expect, it } from "vitest";
import { pageSizes } from "../../../src/domain/kit/list.ts";
import { orderStatuses } from "../../../src/domain/orders/order-summary.ts";
import {
  isNarrowed,
  nothingNarrowed,
  printListAddress,
  readListAddress,
  requestOf,
  rulesOf,
} from "../../../src/ui/lists/list-address.ts";
import { printPeriod, readPeriod } from "../../../src/ui/lists/period-choice.ts";

const rules = rulesOf(orderList);
const usual = { search: "", status: [], sort: "-date", page: 1, size: 25, choices: {} } as const;
const read = (query: string) => readListAddress(new URLSearchParams(query), rules);

const addresses = fc.record({
  search: fc.string({ maxLength: 100 }),
  status: fc.subarray([...orderStatuses]),
  sort: fc.constantFrom(...orderList.sortable.flatMap((column) => [column, `-${column}`] as const)),
  page: fc.integer({ min: 1, max: 100_000 }),
  size: fc.constantFrom(...pageSizes),
  choices: fc.constantFrom({}, { period: "2026-01-01..2026-03-31" }, { amount: "..250.50" }),
});

describe("a period in the address", () => {
  const days = fc.date({ min: new Date("1000-01-01"), max: new Date("9999-12-31"), noInvalidDate: true });
  const midnight = (date: Date): Date => new Date(date.toISOString().slice(0, 10));

  it("is read as it was written", () => {
    fc.assert(
      fc.property(days, days, (one, other) => {
        const [from, to] = one <= other ? [midnight(one), midnight(other)] : [midnight(other), midnight(one)];
        expect(readPeriod(printPeriod({ from, to }))).toEqual({ from, to });
      }),
    );
  });

  it("counts if it is one", () => {
    expect(read("period=2026-01-01..2026-01-01").choices).toEqual({ period: "2026-01-01..2026-01-01" });
    expect(read("period=2026-01-02..2026-01-01").choices).toEqual({});
  });
});

describe("a list's address", () => {
  it("is parsed to the same state that it was written from, for every state of a list", () => {
    fc.assert(
      fc.property(addresses, (address) => {
        const query = printListAddress(address, rules, new URLSearchParams()).toString();
        expect(read(query)).toEqual(address);
      }),
    );
  });

  it("omits default values", () => {
    expect(printListAddress(usual, rules, new URLSearchParams("q=old&page=3&sort=id")).toString()).toBe("");
  });

  it("keeps parameters of others", () => {
    expect(printListAddress({ ...usual, page: 2 }, rules, new URLSearchParams("shop=at")).toString()).toBe(
      "shop=at&page=2",
    );
  });

  it.each([
    ["page=0"],
    ["page=-1"],
    ["page=1.5"],
    ["page=x"],
    ["page=100001"],
    ["size=7"],
    ["size=1e2"],
    ["sort=weight"],
    ["sort=--date"],
    ["status=lost,,"],
    ["q="],
  ])("falls back to the default values for %s", (query) => {
    expect(read(query)).toEqual(usual);
  });

  it("keeps the known codes of a status filter, without duplicates", () => {
    expect(read("status=done,lost,sent,done").status).toEqual(["sent", "done"]);
  });

  it("truncates a search that is too long for the server", () => {
    expect(read(`q=${"a".repeat(300)}`).search).toHaveLength(100);
  });
});

describe("a list with further filters", () => {
  const more = rulesOf(productList);

  it("is parsed to the chosen values, and drops invalid ones", () => {
    expect(readListAddress(new URLSearchParams("expiry=soon&shop=at"), more).choices).toEqual({
      expiry: "soon",
    });
    expect(readListAddress(new URLSearchParams("expiry=never"), more).choices).toEqual({});
  });

  it("contains the chosen values, drops them on clearing, and makes the list count as filtered", () => {
    const chosen = { ...usual, sort: "name", choices: { expiry: "soon" } };
    expect(printListAddress(chosen, more, new URLSearchParams()).toString()).toBe("expiry=soon");
    expect(isNarrowed(chosen)).toBe(true);
    expect(
      printListAddress(
        { ...chosen, ...nothingNarrowed },
        more,
        new URLSearchParams("expiry=soon"),
      ).toString(),
    ).toBe("");
  });
});

describe("a list's request", () => {
  it("omits filters that are not set", () => {
    expect(requestOf(orderList, { ...usual, search: "  " })).toEqual({
      page: 1,
      page_size: 25,
      sort: "-date",
    });
  });

  it("contains search, filter, order and page", () => {
    expect(
      requestOf(orderList, {
        search: " relay ",
        status: ["done"],
        sort: "total",
        page: 3,
        size: 50,
        choices: {},
      }),
    ).toEqual({
      page: 3,
      page_size: 50,
      sort: "total",
      filter: { search: "relay", status: ["done"] },
    });
  });

  it("shows whether the list is filtered", () => {
    expect(isNarrowed(usual)).toBe(false);
    expect(isNarrowed({ ...usual, search: "a" })).toBe(true);
    expect(isNarrowed({ ...usual, status: ["done"] })).toBe(true);
  });
});
