import { describe, expect, it } from "vitest";
import {
  CampusPackage,
  PackageContent,
  PackageId,
} from "../../../src/domain/campus-packages/campus-package.ts";
import { campusPackageRefusals } from "../../../src/domain/campus-packages/campus-packages.refusals.ts";
import { isReadable, readingProblems } from "../../support/wire.ts";
import { eur } from "../../../tests/support/wire.ts";

const content = { article: { number: "100335", name: "Relay" }, quantity: 2 };

describe("a campus package of the server (business §2)", () => {
  it.each([10, null])("is read whole, with the discount %j", (percent) => {
    expect(
      readingProblems(CampusPackage, {
        id: "starter",
        name: "Starter",
        text: "To begin with",
        contents: [content],
        listPrice: eur("100.00"),
        price: eur("90.00"),
        percent,
        total: eur("108.00"),
      }),
    ).toEqual([]);
  });
  it("has a number of 1 to 60 characters", () => {
    expect([0, 1, 60, 61].filter((length) => isReadable(PackageId, "x".repeat(length)))).toEqual([1, 60]);
  });
  it("has from one to a thousand of an article", () => {
    const quantities = [0, 1, 1.5, 1_000, 1_001];
    expect(quantities.filter((quantity) => isReadable(PackageContent, { ...content, quantity }))).toEqual([
      1, 1_000,
    ]);
  });
});

it("each refusal of an order means that the shown package is outdated", () => {
  expect(Object.values(campusPackageRefusals).every(({ outdated }) => outdated)).toBe(true);
});
