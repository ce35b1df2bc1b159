import * as Schema from "effect/Schema";
import { expect, it } from "vitest";
import { shortageList } from "../../../src/domain/limited-availability/limited-availability.lists.ts";
import { Shortage, ShortageNotice } from "../../../src/domain/limited-availability/shortage.ts";

it("a shortage may have neither a last day nor a replacement, and always an article (business §2)", () => {
  const article = { number: "100001", name: "Miniserver" };
  const read = Schema.decodeUnknownSync(Shortage);
  expect(read({ article, until: null, replacement: null })).toMatchObject({ until: null, replacement: null });
  expect(read({ article, until: "2026-12-31", replacement: article })).toMatchObject({
    until: new Date("2026-12-31"),
    replacement: article,
  });
  expect(() => read({ until: null, replacement: null })).toThrow(/Missing/);
});

it("the notice counts articles and orders", () => {
  expect(Schema.is(ShortageNotice)({ articles: 3, orders: 0 })).toBe(true);
  for (const other of [{}, { articles: 3 }, { articles: 0.5, orders: 0 }])
    expect(Schema.is(ShortageNotice)(other)).toBe(false);
});

it("the list is narrowed by a text and a period", () => {
  const read = Schema.decodeUnknownSync(shortageList.filter);
  expect(read({ search: "mini", from: "2026-11-01" })).toEqual({
    search: "mini",
    from: new Date("2026-11-01"),
  });
  expect(() => read({ search: "x".repeat(101) })).toThrow(/Expected/);
});
