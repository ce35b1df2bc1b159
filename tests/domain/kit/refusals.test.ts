import { expect, it } from "vitest";
import { codesOf, isRefusalOf, pick } from "../../../src/domain/kit/refusals.ts";

const table = {
  GONE: { spec: "business §8", means: "It is not there any more", outdated: true },
  FULL: { spec: "business §8", means: "There is no seat left" },
} as const;

it("a code is a refusal of the table that has it, and nothing that every object has is one", () => {
  const isRefusal = isRefusalOf(table);
  expect(["GONE", "FULL", "OTHER", "toString", "__proto__", ""].filter(isRefusal)).toEqual(["GONE", "FULL"]);
  expect(codesOf(table)).toEqual(["GONE", "FULL"]);
});

it("a call's part of a table has the same definitions", () =>
  expect(pick(table, ["GONE"])).toEqual({ GONE: table.GONE }));
