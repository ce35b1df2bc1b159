import { expect, test } from "vitest";
import { catalogueFile } from "../../scripts/vite/text-files.ts";
import { blockReasons } from "../../src/domain/products/remote-connect.ts";
import { catalogues, languageTag } from "../../src/domain/shell/locale.ts";

/** How "temporary" begins in each language. */
const temporary: Readonly<Record<string, string>> = {
  ca: "temporal",
  cs: "dočasn",
  de: "vorübergehend",
  en: "temporar",
  es: "temporal",
  fr: "temporaire",
  it: "temporane",
  nl: "tijdelijk",
  pl: "tymczasow",
  sk: "dočasn",
  tr: "geçici",
};

const said: readonly (readonly [area: string, key: string])[] = [
  ...["418", "418_other", ...blockReasons].map((reason) => ["products", `remote.${reason}.why`] as const),
  ["products", "dns.text.blacklisted"],
  ["desk", "desk.tell.473"],
];

// Business §8: 418 with 471, 472, 473 or 474 is a temporary block, each of them.
test.each(said)("the text %s/%s says in every language that the block is temporary", (area, key) => {
  const silent = catalogues.filter((catalogue) => {
    const texts = catalogueFile(catalogue, area);
    return !texts[key]?.includes(temporary[languageTag(catalogue).slice(0, 2)] ?? "no language");
  });
  expect(silent).toEqual([]);
});
