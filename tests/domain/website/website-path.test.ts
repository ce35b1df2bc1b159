import { expect, it } from "vitest";
import { previewOf, publicPath } from "../../../src/domain/website/website-path.ts";

it("visitors find a website by its slug, below the path of all partners", () =>
  expect(publicPath("gold-electric")).toBe("/partner/gold-electric/"));

it("each saved revision of a draft has a preview of its own in each language", () => {
  expect(previewOf({ language: "de", revision: 3 })).toBe("/api/previewWebsite?language=de&revision=3");
  const addresses = [
    previewOf({ language: "de", revision: 4 }),
    previewOf({ language: "en", revision: 4 }),
    previewOf({ language: "de", revision: 5 }),
  ];
  expect(new Set(addresses).size).toBe(3);
});
