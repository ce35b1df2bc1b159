import * as Schema from "effect/Schema";
import { describe, expect, it } from "vitest";
import {
  amountFields,
  DEFAULT_PAGE_SIZE,
  list,
  listFields,
  MAX_PAGE_SIZE,
  oneOf,
  only,
  pageOf,
  pageSizes,
  periodFields,
  severalOf,
} from "../../../src/domain/kit/list.ts";

const Request = Schema.Struct(
  listFields({
    sortable: ["number", "date"],
    orders: { next: "trainings.order.next" },
    filter: Schema.Struct({ ...periodFields, ...amountFields }),
  }),
);
const isRequest = (fields: unknown): boolean => Schema.decodeUnknownOption(Request)(fields)._tag === "Some";

describe("the request of a list", () => {
  it("has no field that must be there", () => expect(isRequest({})).toBe(true));

  it.each([
    ["page", "1", true],
    ["page", "100000", true],
    ["page", "0", false],
    ["page", "100001", false],
    ["page", "1.5", false],
    ["page_size", "1", true],
    ["page_size", "200", true],
    ["page_size", "0", false],
    ["page_size", "201", false],
    ["page_size", "2.5", false],
    ["sort", "number", true],
    ["sort", "-date", true],
    ["sort", "next", true],
    ["sort", "-next", false],
    ["sort", "--date", false],
    ["sort", "name", false],
  ])("with %s %s is one: %s", (field, value, is) => expect(isRequest({ [field]: value })).toBe(is));

  it.each([
    [{}, true],
    [{ from: "2026-11-01" }, true],
    [{ to: "2026-11-01" }, true],
    [{ from: "2026-11-01", to: "2026-11-01" }, true],
    [{ from: "2026-11-02", to: "2026-11-01" }, false],
    [{ min: "10" }, true],
    [{ max: "10" }, true],
    [{ min: "10", max: "10.00" }, true],
    [{ min: "10.01", max: "10" }, false],
    [{ from: "2026-11-01", to: "2026-11-02", min: "10.01", max: "10" }, false],
  ])("may ask for the range %j: %s", (filter, is) =>
    expect(isRequest({ filter: JSON.stringify(filter) })).toBe(is),
  );

  it("is told why a range is refused", () => {
    const filter = JSON.stringify({ from: "2026-11-02", to: "2026-11-01" });
    expect(() => Schema.decodeUnknownSync(Request)({ filter })).toThrow(/a range ends before it begins/);
  });

  it("is for no more rows than a person may choose", () => {
    expect(Math.max(...pageSizes)).toBe(MAX_PAGE_SIZE);
    expect(pageSizes).toContain(DEFAULT_PAGE_SIZE);
  });
});

describe("a page of a list", () => {
  const Page = pageOf(Schema.String);
  it.each([
    [{ rows: ["a"], total: 1 }, true],
    [{ rows: ["a"], total: 1000, more: true }, true],
    [{ rows: ["a"], total: 1, more: false }, false],
    [{ rows: ["a"] }, false],
    [{ rows: ["a"], total: 1.5 }, false],
    [{ rows: [1], total: 1 }, false],
  ])("%j is one: %s", (page, is) => expect(Schema.is(Page)(page)).toBe(is));
});

describe("the filter of a list", () => {
  const said = {
    row: Schema.String,
    columns: { date: "orders.column.date" },
    sortable: ["date"],
    sort: "date",
    search: "orders.search",
  } as const;
  const { filter } = list({
    ...said,
    filters: {
      type: severalOf(["sent", "done"], "orders.column.status", (code) => `orders.status.${code}`),
      language: oneOf(["de", "cs"], "downloads.language", (language) => ({ language })),
      unread: only("tickets.unread_only"),
    },
    further: { completed: Schema.optionalKey(Schema.Boolean) },
    period: "orders.column.date",
    amount: "orders.column.total",
  });
  const read = Schema.decodeUnknownOption(filter);

  it("has the fields of its search, its filters and ranges, and the further ones", () =>
    expect(Object.keys(filter.fields)).toEqual([
      "search",
      "completed",
      "type",
      "language",
      "unread",
      "from",
      "to",
      "min",
      "max",
    ]));

  it("has no ranges and no filters where none are named", () =>
    expect(Object.keys(list(said).filter.fields)).toEqual(["search"]));

  it.each([
    [{}, true],
    [{ search: "x".repeat(100) }, true],
    [{ search: "x".repeat(101) }, false],
    [{ type: ["sent", "done"] }, true],
    [{ type: "sent" }, false],
    [{ type: ["lost"] }, false],
    [{ language: "cs" }, true],
    [{ language: "en" }, false],
    [{ unread: true }, true],
    [{ unread: false }, false],
    [{ completed: false }, true],
    [{ from: "2026-11-01", min: "10" }, true],
  ])("may be %j: %s", (value, is) => expect(read(value)._tag === "Some").toBe(is));
});
