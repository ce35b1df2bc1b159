import { readdirSync } from "node:fs";
import { describe, expect, it, test } from "vitest";
import { catalogueFile } from "../../../scripts/vite/text-files.ts";
import {
  catalogueOf,
  catalogueOfCountry,
  catalogues,
  flagLocales,
  isLocale,
  languageTag,
  locales,
  regionsOf,
} from "../../../src/domain/shell/locale.ts";
import { publicLanguageOf, publicLanguages } from "../../../src/domain/shell/public-language.ts";

const languageOf = (tag: string): string => tag.slice(0, 2);

describe("a locale (shell §9)", () => {
  it.each(locales.filter((locale) => locale !== "int"))(
    "%s begins with the language of its formats",
    (locale) => {
      expect(languageOf(locale)).toBe(languageOf(languageTag(locale)));
    },
  );

  it.each(locales.filter((locale) => !["int", "enen", "enuk"].includes(locale)))(
    "%s ends with the country of its formats",
    (locale) => expect(locale.slice(2).toUpperCase()).toBe(regionsOf([languageTag(locale)])[0]),
  );

  test("of British English has British formats, and the international one those of the world", () => {
    expect([languageTag("enen"), languageTag("enuk"), languageTag("int")]).toEqual([
      "en-GB",
      "en-GB",
      "en-001",
    ]);
  });

  it.each(locales)("%s has texts in its own language", (locale) => {
    const catalogue = catalogueOf(locale);
    expect(languageOf(languageTag(catalogue))).toBe(languageOf(languageTag(locale)));
    expect(catalogueOf(catalogue)).toBe(catalogue);
  });

  test("has a folder of texts for each of the 13 interface languages, and no more", () => {
    const folders = readdirSync(new URL("../../../locales", import.meta.url), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && isLocale(entry.name))
      .map(({ name }) => name);
    expect(catalogues.toSorted()).toEqual(folders.toSorted());
    expect(catalogues).toHaveLength(13);
  });

  test("is shown as a flag for five languages, each with texts of its own (shell §1)", () => {
    expect(new Set(flagLocales).size).toBe(5);
    expect(flagLocales.filter((locale) => !catalogues.includes(locale))).toEqual([]);
  });

  test.each([
    ["AT", "int", "dede"],
    ["CZ", "dede", "cscz"],
    // Of several languages of a country the reader's, otherwise the first.
    ["CH", "frfr", "frfr"],
    ["CH", "itch", "itit"],
    ["CH", "eses", "dede"],
    ["ES", "caes", "caes"],
    ["ES", "int", "eses"],
    ["JP", "dede", "int"],
    ["", "dede", "int"],
  ] as const)("the people of %s, for a reader of %s, are those of %s", (country, reader, catalogue) =>
    expect(catalogueOfCountry(country, reader)).toBe(catalogue),
  );

  it.each(["xx", "", "DEDE", "toString", undefined, 1])("is not %j", (value) =>
    expect(isLocale(value)).toBe(false),
  );
});

describe("the regions of language tags", () => {
  it.each([
    [["de-AT"], ["AT"]],
    [["fr-ch", "de"], ["CH"]],
    [["zh-Hant-TW"], ["TW"]],
    [
      ["it-IT", "en-US"],
      ["IT", "US"],
    ],
    [["en-001", "en", ""], []],
  ])("of %j are %j", (tags, regions) => expect(regionsOf(tags)).toEqual(regions));
});

describe("the language in which a company begins to write (business §9)", () => {
  it.each([
    ["dech", "de"],
    ["nlbe", "nl"],
    ["enus", "en"],
    ["int", "en"],
    ["caes", "ca"],
    ["unknown", "en"],
  ])("of %s is %s", (locale, language) => expect(publicLanguageOf(locale)).toBe(language));

  it("is the one of the locale, whichever that is", () => {
    for (const locale of locales) expect(publicLanguageOf(locale)).toBe(languageOf(languageTag(locale)));
    expect(new Set(locales.map(publicLanguageOf))).toEqual(new Set(publicLanguages));
  });
});

it("the flags of the footer are those of five languages (shell §1)", () => {
  expect(flagLocales).toEqual(["dede", "enen", "frfr", "cscz", "eses"]);
});

it.each(catalogues)(
  "%s names support's address where a refused login sends people to it (shell §8)",
  (locale) => {
    const texts = catalogueFile(locale, "shell");
    for (const code of ["MISSING_POST_PARAMS", "COMPANY_DEACTIVATED"])
      expect(texts[`login.error.${code}`], code).toContain("{{email}}");
  },
);
