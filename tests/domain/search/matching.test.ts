import { describe, expect, test } from "vitest";
import { hasTerms, markedParts, numberKey, numberOf, termsOf } from "../../../src/domain/search/matching.ts";
import { QUERY_MAX, queryOf } from "../../../src/domain/search/query.ts";

const marks = (text: string, query: string): string =>
  markedParts(text, query)
    .map((part) => (part.marked ? `[${part.text}]` : part.text))
    .join("");

test.each([
  ["", undefined],
  [" ab ", undefined],
  [" abc ", "abc"],
  ["x".repeat(QUERY_MAX + 1), "x".repeat(QUERY_MAX)],
  [`${"x".repeat(QUERY_MAX - 1)} y`, "x".repeat(QUERY_MAX - 1)],
])("“%s” searches for %s", (typed, query) => {
  expect(queryOf(typed)).toBe(query);
});

test.each([
  ["SO-2026-00012", "SO202600012"],
  ["so 2026/00012", "SO202600012"],
  ["50:4f:94:d0:00:01", "504F94D00001"],
  ["00012", "00012"],
])("%s is the number %s", (query, key) => {
  expect(numberOf(query)).toBe(key);
  expect(numberKey(query)).toBe(key);
});

test.each(["miniserver", "gen 2", "12", "größe 100", "100%_"])("“%s” is no number", (query) => {
  expect(numberOf(query)).toBeUndefined();
});

describe("a text with all terms", () => {
  test.each([
    ["Müller & Söhne, Řehoř", "sohne REHOR", false, true],
    ["Miniserver Gen 2", "mini gen", false, true],
    ["Miniserver Gen 2", "minisevrer", false, false],
    ["Miniserver Gen 2", "minisevrer gen", true, true],
    ["Order 4711", "4712", true, false],
    ["Tree", "trex", true, true],
    ["Air", "aix", true, false],
    ["Gen2box", "gen2bix", true, false],
    ["Order 4711ab", "4712ab", true, false],
    ["Controller", "contro1er", true, false],
  ])("%s, %s, slipping %s: %s", (text, query, slipping, found) => {
    expect(hasTerms(text, termsOf(query), slipping)).toBe(found);
  });
});

test.each([
  ["Miniserver Gen 2", "serv", "Mini[serv]er Gen 2"],
  ["Miniserver Gen 2", "gen mini", "[Mini]server [Gen] 2"],
  ["Miniserver", "minisevrer", "[Miniserver]"],
  ["Große Řeka", "grosse rek", "[Große] [Řek]a"],
  ["SO-2026-00012", "so202600012", "[SO-2026-00012]"],
  ["SO-2026-00012", "2026-000", "[SO-2026-00012]"],
  ["a%b_c", "%%%", "a%b_c"],
  ["<b>Touch</b>", "touch", "<b>[Touch]</b>"],
  ["", "touch", ""],
])("%s, searched by %s, is marked %s", (text, query, marked) => {
  expect(marks(text, query)).toBe(marked);
  expect(
    markedParts(text, query)
      .map((part) => part.text)
      .join(""),
  ).toBe(text);
});
