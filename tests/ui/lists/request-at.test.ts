import * as Schema from "effect/Schema";
import { describe, expect, it } from "vitest";
import { list, oneOf, only, severalOf } from "../../../src/domain/kit/list.ts";
import { requestAt, rulesOf } from "../../../src/ui/lists/list-address.ts";

const rows = list({
  row: Schema.String,
  columns: { name: "orders.column.reference", date: "orders.column.date" },
  sortable: ["date", "name"],
  sort: "-date",
  search: "orders.search",
  filters: {
    type: severalOf(["sent", "done"], "orders.column.status", (code) => `orders.status.${code}`),
    place: oneOf(["AT", "DE"], "trainings.column.place", (country) => ({ country })),
    unread: only("tickets.unread_only"),
  },
  further: { completed: Schema.optionalKey(Schema.Boolean) },
  period: "orders.column.date",
  parts: {
    open: { filter: { completed: false } },
    done: { filter: { completed: true, type: ["done"] }, codes: [], sort: "name", sortable: ["name"] },
    any: { filter: { type: ["sent", "done"] } },
    near: { filter: {}, values: { place: ["AT"] } },
  },
});
const usual = { page: 1, page_size: 25, sort: "-date" };

it("is asked for in an order that is no column's, one way, and by its columns", () => {
  const { columns, sortable, search, row } = rows;
  const own = list({
    columns,
    sortable,
    search,
    row,
    orders: { next: "trainings.order.next" },
    sort: "next",
  });
  expect(["", "?sort=next", "?sort=-next", "?sort=-date"].map((at) => requestAt(own, at).sort)).toEqual([
    "next",
    "next",
    "next",
    "-date",
  ]);
});

describe("what a list is asked for at an address", () => {
  it.each([
    ["", usual],
    [
      "?page=2&size=50&sort=name&q=%20a%20",
      { page: 2, page_size: 50, sort: "name", filter: { search: "a" } },
    ],
    ["?status=done,lost", { ...usual, filter: { type: ["done"] } }],
    ["?place=AT&unread=1", { ...usual, filter: { place: "AT", unread: true } }],
    ["?place=FR&unread=2&sort=place&type=done", usual],
    [
      "?period=2026-01-01..2026-01-31",
      { ...usual, filter: { from: new Date("2026-01-01"), to: new Date("2026-01-31") } },
    ],
    ["?amount=1.00..2.00", usual],
  ])("%s", (search, request) => expect(requestAt(rows, search)).toEqual(request));

  it("has what a part of it always asks for", () => {
    expect(requestAt(rows, "?q=a", "open")).toEqual({ ...usual, filter: { completed: false, search: "a" } });
    expect(requestAt(rows, "?status=sent", "done")).toEqual({
      ...usual,
      sort: "name",
      filter: { completed: true, type: ["done"] },
    });
  });

  it("has only the values that a part of it offers", () => {
    expect(requestAt(rows, "?place=AT", "near")).toEqual({ ...usual, filter: { place: "AT" } });
    expect(requestAt(rows, "?place=DE", "near")).toEqual(usual);
  });

  it("has what is chosen in the place of what a part would ask for", () => {
    expect(requestAt(rows, "", "any").filter).toEqual({ type: ["sent", "done"] });
    expect(requestAt(rows, "?status=sent", "any").filter).toEqual({ type: ["sent"] });
  });
});

it("a part has the codes, the columns and the order that it names", () => {
  const saidBy = ({ choices, ...others }: ReturnType<typeof rulesOf>) => ({
    ...others,
    choices: Object.keys(choices),
  });
  expect(saidBy(rulesOf(rows))).toEqual({
    statuses: ["sent", "done"],
    columns: ["date", "name"],
    orders: [],
    defaultSort: "-date",
    choices: ["place", "unread", "period"],
  });
  expect(rulesOf(rows, "done")).toMatchObject({ statuses: [], columns: ["name"], defaultSort: "name" });
  const { columns, sortable, sort, search, row } = rows;
  expect(rulesOf(list({ columns, sortable, sort, search, row }))).toEqual({
    statuses: [],
    columns: ["date", "name"],
    orders: [],
    defaultSort: "-date",
    choices: {},
  });
});
