import { expect, it } from "vitest";
import { placesOf } from "../../../src/ui/shell/search/search-options.ts";

it("promotional links are found by the names that the deployment gives them", () => {
  const promotions = [
    { name: "Akce", url: "https://promotion.example/{language}/", locales: ["cscz"] as const },
    { name: "Promocje", url: "https://promotion.example/{language}/", locales: ["plpl"] as const },
  ];
  const reader = {
    groups: ["partner"] as const,
    rights: undefined,
    partnerStatus: "gold",
    locale: "cscz" as const,
    country: "CZ",
  };
  const places = placesOf((key: string) => key, { links: {}, promotions }, reader);
  expect(places.filter(({ address }) => address.includes("promotion"))).toEqual([
    { address: "https://promotion.example/cs/", title: "Akce" },
  ]);
});
