import { describe, expect, test } from "vitest";
import { reservedSlugs, slugLength, slugOfName, slugProblem } from "../../../src/domain/website/slug.ts";

describe("the slug of a website", () => {
  test.each([
    ["gold-electric", undefined],
    [" Gold-24 ", undefined],
    ["", "SLUG_EMPTY"],
    ["  ", "SLUG_EMPTY"],
    ["-gold", "SLUG_SIGNS"],
    ["gold--electric", "SLUG_SIGNS"],
    ["müller", "SLUG_SIGNS"],
    ["a/b", "SLUG_SIGNS"],
    ["..", "SLUG_SIGNS"],
    ["a".repeat(slugLength.least - 1), "SLUG_LENGTH"],
    ["a".repeat(slugLength.least), undefined],
    ["a".repeat(slugLength.most), undefined],
    ["a".repeat(slugLength.most + 1), "SLUG_LENGTH"],
    ["Admin", "SLUG_RESERVED"],
  ])("%j: %s", (typed, problem) => {
    expect(slugProblem(typed)).toBe(problem);
  });

  test("is reserved in the form in which it would be published", () => {
    expect(reservedSlugs.filter((slug) => slugProblem(slug) !== "SLUG_RESERVED")).toEqual([]);
  });

  test.each([
    ["Köhler & Söhne Elektro GmbH", "kohler-sohne-elektro-gmbh"],
    ["Dvořák inteligentní domy s.r.o.", "dvorak-inteligentni-domy-s-r-o"],
    ["Łódź Ømråde Straße", "lodz-omrade-strasse"],
    ["IŞIK Đorđević Bær Þór", "isik-dordevic-baer-thor"],
    ["東京", ""],
    [`${"a".repeat(slugLength.most - 1)} b`, "a".repeat(slugLength.most - 1)],
  ])("of the name %s is %j", (name, slug) => {
    expect(slugOfName(name)).toBe(slug);
  });
});
