import * as Result from "effect/Result";
import * as Schema from "effect/Schema";
import { describe, expect, it } from "vitest";
import { HiddenColumns, keptPreferences } from "../../../src/domain/shell/list-choice.ts";
import {
  hiddenColumns,
  withChoice,
  type ListPreferences,
} from "../../../src/domain/shell/list-preferences.ts";

const preferences: ListPreferences = {
  compact: true,
  hidden: [
    { list: "orders", columns: ["total"] },
    { list: "tickets", columns: ["id"] },
  ],
};

describe("a choice", () => {
  it("replaces its own list, which comes last then, and keeps the others and the rows", () => {
    expect(withChoice(preferences, { hidden: [{ list: "orders", columns: ["date", "items"] }] })).toEqual({
      compact: true,
      hidden: [
        { list: "tickets", columns: ["id"] },
        { list: "orders", columns: ["date", "items"] },
      ],
    });
  });

  it("of the rows keeps all lists", () => {
    expect(withChoice(preferences, { compact: false })).toEqual({ ...preferences, compact: false });
  });

  it("begins where nothing was chosen", () => {
    expect(withChoice({}, { compact: true })).toEqual({ compact: true });
    expect(hiddenColumns({}, "orders")).toEqual([]);
    expect(hiddenColumns(preferences, "tickets")).toEqual(["id"]);
  });
});

describe("what an account keeps", () => {
  it("leaves out lists that show all columns", () => {
    expect(
      keptPreferences(withChoice(preferences, { hidden: [{ list: "orders", columns: [] }] })).hidden,
    ).toEqual([{ list: "tickets", columns: ["id"] }]);
  });

  it("is at most 40 lists, those that were chosen last", () => {
    const hidden = Array.from({ length: 41 }, (_, index) => ({ list: `list-${index}`, columns: ["a"] }));
    expect(keptPreferences({ hidden }).hidden?.map(({ list }) => list)).toEqual(
      hidden.slice(1).map(({ list }) => list),
    );
  });
});

describe("the columns that a choice may name", () => {
  const isAllowed = (value: unknown): boolean =>
    Result.isSuccess(Schema.decodeUnknownResult(HiddenColumns)(value));
  const lists = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      list: `list-${String.fromCharCode(97 + (index % 26))}${"x".repeat(Math.floor(index / 26))}`,
      columns: ["total"],
    }));
  const of = (list: string, ...columns: readonly string[]) => [{ list, columns }];

  it.each<[string, unknown, boolean]>([
    ["identifiers", of("open-products", "unitPrice"), true],
    ["no column", of("orders"), true],
    ["40 characters", of("o".repeat(40), "c".repeat(40)), true],
    ["a longer name", of("o".repeat(41)), false],
    ["a longer key", of("orders", "c".repeat(41)), false],
    ["another character in a name", of("orders/1"), false],
    ["a capital in a name", of("Orders"), false],
    ["no name", of(""), false],
    ["another character in a key", of("orders", "total;"), false],
    ["an empty key", of("orders", ""), false],
    ["30 columns", of("orders", ...Array.from({ length: 30 }, () => "a")), true],
    ["31 columns", of("orders", ...Array.from({ length: 31 }, () => "a")), false],
    ["40 lists", lists(40), true],
    ["41 lists", lists(41), false],
  ])("%s", (_, value, allowed) => expect(isAllowed(value)).toBe(allowed));
});
