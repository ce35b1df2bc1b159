import { describe, expect, test } from "vitest";
import {
  normalSlug,
  reservedSlugs,
  slugLength,
  slugOfName,
  slugProblem,
} from "../../../src/domain/website/slug.ts";

describe("the slug of a website", () => {
  test.each([
    ["gold-electric", undefined],
    [" Gold-24 ", undefined],
    ["", "SLUG_EMPTY"],
    ["  ", "SLUG_EMPTY"],
    ["-gold", "SLUG_SIGNS"],
    ["gold-", "SLUG_SIGNS"],
    ["gold_24", "SLUG_SIGNS"],
    ["g-o-l-d", undefined],
    ["24-7", undefined],
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

  test("is published in lower case, without blanks around it", () =>
    expect(normalSlug(" Gold-24 ")).toBe("gold-24"));

  test.each(["partner", "admin", "api", "www", "reference-projects", "homeautomation"])(
    "is not %s, which is the portal's or would pass for the manufacturer",
    (slug) => expect(slugProblem(slug)).toBe("SLUG_RESERVED"),
  );

  test("is reserved in the form in which it would be published", () => {
    expect(reservedSlugs.filter((slug) => slugProblem(slug) !== "SLUG_RESERVED")).toEqual([]);
  });

  test.each([
    ["Köhler & Söhne Elektro GmbH", "kohler-sohne-elektro-gmbh"],
    ["Dvořák inteligentní domy s.r.o.", "dvorak-inteligentni-domy-s-r-o"],
    ["Łódź Ømråde Straße", "lodz-omrade-strasse"],
    ["IŞIK Đorđević Bær Þór", "isik-dordevic-baer-thor"],
    ["東京", ""],
    [" -- Gold -- ", "gold"],
    ["!!Gold!!", "gold"],
    [`${"a".repeat(slugLength.most - 1)} b`, "a".repeat(slugLength.most - 1)],
  ])("of the name %s is %j", (name, slug) => {
    expect(slugOfName(name)).toBe(slug);
  });
});
