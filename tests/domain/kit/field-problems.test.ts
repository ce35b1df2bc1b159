import { expect, it } from "vitest";
import { fieldCodes, isInputProblem, problemsOf } from "../../../src/domain/kit/field-problems.ts";

it("the fields with a problem are named with it, in the order of the screen", () => {
  const problems = { name: undefined, zip: "ZIP_EMPTY", city: "CITY_EMPTY" } as const;
  expect(problemsOf(["city", "name", "zip"], (field) => problems[field])).toEqual([
    { field: "city", problem: "CITY_EMPTY" },
    { field: "zip", problem: "ZIP_EMPTY" },
  ]);
});

it.each([
  ["MISSING", true],
  ["TOO_LONG", true],
  ["ZIP_EMPTY", false],
  ["", false],
])("%j is a problem of a ticket's or a product's field: %s", (code, is) =>
  expect(isInputProblem(code)).toBe(is),
);

it("a code says of which field it is, so that none is there twice (business §5)", () =>
  expect(new Set(fieldCodes).size).toBe(fieldCodes.length));
