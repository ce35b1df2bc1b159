import * as Schema from "effect/Schema";
import { expect, it } from "vitest";
import { Article } from "../../../src/domain/kit/article.ts";
import { Country } from "../../../src/domain/kit/country.ts";
import { Percent } from "../../../src/domain/kit/percent.ts";
import { Salutation } from "../../../src/domain/kit/salutation.ts";
import { TypedText } from "../../../src/domain/kit/typed-text.ts";

it.each([
  [1, true],
  [100, true],
  [0, false],
  [101, false],
  [12.5, false],
])("%d is a whole percentage: %s", (percent, is) => expect(Schema.is(Percent)(percent)).toBe(is));

it.each([
  ["x".repeat(40), "x".repeat(120), true],
  ["x".repeat(41), "x", false],
  ["x", "x".repeat(121), false],
  ["", "x", false],
  ["x", "", false],
])("an article has a number and a name, neither of them too long: %j %j %s", (number, name, is) =>
  expect(Schema.is(Article)({ number, name })).toBe(is),
);

it.each([
  [{ code: "XK", name: "Kosovo" }, true],
  [{ code: "XK" }, false],
  [{ name: "Kosovo" }, false],
])("a country has a code and a name: %j %s", (country, is) => expect(Schema.is(Country)(country)).toBe(is));

it("a typed text is bounded, whatever its field's own limit is", () => {
  expect([1_000, 1_001].map((length) => Schema.is(TypedText)("x".repeat(length)))).toEqual([true, false]);
});

it.each([
  ["ms", true],
  ["mr", true],
  ["neutral", true],
  ["", false],
  ["dr", false],
])("%j is a form of address: %s (business §5)", (salutation, is) =>
  expect(Schema.is(Salutation)(salutation)).toBe(is),
);
