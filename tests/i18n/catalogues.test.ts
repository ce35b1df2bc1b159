import fs from "node:fs";
import { describe, expect, test } from "vitest";
import { catalogueTexts } from "../../scripts/vite/text-files.ts";
import { englishVariants } from "../../src/domain/shell/english-variants.ts";
import { catalogues, languageTag } from "../../src/domain/shell/locale.ts";
import { formatOf } from "../../src/ui/i18n/format.ts";
import type { TextKey } from "../../src/domain/kit/text-key.ts";
import { createI18n } from "../../src/ui/i18n/i18n.ts";
import { isUsed, isUsedByServer } from "./used-keys.ts";

type Texts = Readonly<Record<string, string>>;

/** The files of a folder below locales, by name, unparsed. */
const filesOf = (folder: string): Map<string, string> =>
  new Map(
    fs
      .readdirSync(`locales/${folder}`)
      .map((name) => [name, fs.readFileSync(`locales/${folder}/${name}`, "utf8")]),
  );

const textsOf = (raw: string): Texts => JSON.parse(raw) as Texts;

/** True for a file of what the server alone says. */
const isServerFile = (name: string): boolean => name.startsWith("server-");

const joined = (files: Iterable<readonly [name: string, raw: string]>): Texts =>
  Object.assign({}, ...[...files].map(([, raw]) => textsOf(raw))) as Texts;

/** All texts that the files of a folder have, in one record. */
const writtenIn = (folder: string): Texts => joined(filesOf(folder));

const isVariant = (catalogue: string): boolean => englishVariants.some((variant) => variant === catalogue);

const int = catalogueTexts("int");
const pluralSuffix = /_(zero|one|two|few|many|other)$/;
const stemOf = (key: string): string => key.replace(pluralSuffix, "");
const isPlural = (key: string): boolean =>
  pluralSuffix.test(key) && `${stemOf(key)}_one` in int && `${stemOf(key)}_other` in int;
const baseOf = (key: string): string => (isPlural(key) ? stemOf(key) : key);
const basesOf = (texts: Texts): string[] => [...new Set(Object.keys(texts).map(baseOf))];
const pluralBases = basesOf(int).filter((base) => !(base in int));

/** The source's text for a key; for a plural form that English lacks, the form "other". */
const sourceOf = (key: string): string | undefined => int[key] ?? int[`${stemOf(key)}_other`];

const valuesOf = (text: string): string[] =>
  [...text.matchAll(/\{\{[^}]*\}\}/g)].map(([value]) => value).toSorted();
const wordCount = (text: string): number =>
  text.replaceAll(/\{\{[^}]*\}\}/g, "").match(/\p{L}+/gu)?.length ?? 0;

/** The keys of the texts that break a rule. */
const keysWhere = (texts: Texts, wrong: (text: string, key: string) => boolean): string[] =>
  Object.entries(texts)
    .filter(([key, text]) => wrong(text, key))
    .map(([key]) => key);

describe.each(catalogues)("the catalogue %s", (catalogue) => {
  const texts = catalogueTexts(catalogue);
  const tag = languageTag(catalogue);

  test("has the source's files, each with the source's keys in the source's order, and a variant those that it says in other words", () => {
    const own = filesOf(catalogue);
    const basesIn = (raw = "{}") => basesOf(textsOf(raw));
    const isSaid = (name: string, base: string) =>
      !isVariant(catalogue) || basesIn(own.get(name)).includes(base);
    const expected = [...filesOf("int")].map(
      ([name, raw]) => [name, basesIn(raw).filter((base) => isSaid(name, base))] as const,
    );
    expect([...own].map(([name, raw]) => [name, basesIn(raw)])).toEqual(
      expected.filter(([, bases]) => bases.length > 0),
    );
  });

  test("has each key once", () => {
    const written = [...filesOf(catalogue).values()].flatMap((raw) =>
      [...raw.matchAll(/^\s*"([^"]+)":/gm)].map(([, key]) => key),
    );
    expect(written).toEqual([...new Set(written)]);
    expect(written).toHaveLength(Object.keys(writtenIn(catalogue)).length);
  });

  test("has the plural forms of its language, no fewer and no more", () => {
    const forms = new Intl.PluralRules(tag).resolvedOptions().pluralCategories.toSorted();
    const formsOf = (base: string) =>
      Object.keys(texts)
        .filter((key) => isPlural(key) && stemOf(key) === base)
        .map((key) => key.slice(base.length + 1))
        .toSorted();
    expect(Object.fromEntries(pluralBases.map((base) => [base, formsOf(base)]))).toEqual(
      Object.fromEntries(pluralBases.map((base) => [base, forms])),
    );
  });

  test.each([0, 1, 2, 5, 1.5, 1_000_000])("shows its own text for a count of %s", (count) => {
    const i18n = createI18n();
    i18n.add(catalogue, texts);
    i18n.show(catalogue);
    const form = new Intl.PluralRules(tag).select(count);
    const shown = (base: string) => i18n.text()(base as TextKey, { count });
    expect(pluralBases.map(shown)).toEqual(
      pluralBases.map((base) =>
        texts[`${base}_${form}`]?.replaceAll("{{count}}", String(count)).replaceAll(/\{\{\w+\}\}/g, ""),
      ),
    );
  });

  test("uses the same placeholders as the source", () => {
    const values = Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, valuesOf(text)]));
    expect(values).toEqual(
      Object.fromEntries(Object.keys(texts).map((key) => [key, valuesOf(sourceOf(key) ?? "")])),
    );
  });

  test("inserts values by plain names", () => {
    expect(keysWhere(texts, (text) => /[{}]/.test(text.replaceAll(/\{\{\w+\}\}/g, "")))).toEqual([]);
  });

  test("has no text that is empty or has leading or trailing spaces", () => {
    expect(keysWhere(texts, (text) => text === "" || text !== text.trim() || text.includes("  "))).toEqual(
      [],
    );
  });

  test("keeps a number and its unit on one line", () => {
    expect(
      keysWhere(texts, (text) => /(\}\}|\d) ((min|h|kB|MB|GB|%)(?!\p{L})|s(?=[.)]|$))/u.test(text)),
    ).toEqual([]);
    expect(formatOf(catalogue).bytes(12_300_000)).not.toContain(" ");
  });

  test("has no exclamation mark, and writes an ellipsis as one character", () => {
    expect(keysWhere(texts, (text) => /[!¡]|\.\.\./.test(text))).toEqual([]);
  });

  test("does not translate the names of the tiers", () => {
    const tiers = Object.keys(int).filter(
      (key) => key.startsWith("dashboard.tier.") && !/endcustomer|staff/.test(key),
    );
    expect(tiers.map((key) => texts[key])).toEqual(tiers.map((key) => int[key]));
  });
});

describe.each(catalogues.filter((catalogue) => !languageTag(catalogue).startsWith("en")))(
  "the translated catalogue %s",
  (catalogue) => {
    test("has no English text", () => {
      expect(
        keysWhere(catalogueTexts(catalogue), (text, key) => text === sourceOf(key) && wordCount(text) > 2),
      ).toEqual([]);
    });
  },
);

describe.each(englishVariants)("the variant %s of English", (catalogue) => {
  test("has only texts that the source has in other words", () => {
    expect(
      keysWhere(writtenIn(catalogue), (text, key) => int[key] === undefined || int[key] === text),
    ).toEqual([]);
  });
});

describe("the catalogue frfr", () => {
  test("puts a non-breaking space before : ; ? and uses the typographic apostrophe", () => {
    expect(keysWhere(catalogueTexts("frfr"), (text) => /(?<![\u00A0\u202F])[:;?]|'/.test(text))).toEqual([]);
  });
});

describe("the catalogues cscz, sksk and plpl", () => {
  test.each([
    ["cscz", /(?<![\p{L}\p{N}}])[ksvzouai] /u],
    ["sksk", /(?<![\p{L}\p{N}}])[ksvzouai] /u],
    ["plpl", /(?<![\p{L}\p{N}}])[wzouai] /u],
  ] as const)("%s: no word of one letter ends a line", (locale, ends) => {
    expect(keysWhere(catalogueTexts(locale), (text) => ends.test(text))).toEqual([]);
  });
});

describe("the source", () => {
  test("has a note for every key, file by file", () => {
    const keys = (folder: string) =>
      [...filesOf(folder)].map(([name, raw]) => [name, Object.keys(textsOf(raw))]);
    expect(keys("notes")).toEqual(keys("int"));
    expect(keysWhere(writtenIn("notes"), (note) => note.trim() === "")).toEqual([]);
  });

  test("has each key in one file only", () => {
    const written = [...filesOf("int").values()].flatMap((raw) => Object.keys(textsOf(raw)));
    expect(written).toHaveLength(Object.keys(int).length);
  });

  test("has no key that nothing in src, and no CSV file, uses", () => {
    const ofScreens = joined([...filesOf("int")].filter(([name]) => !isServerFile(name)));
    expect(basesOf(ofScreens).filter((key) => !isUsed(key))).toEqual([]);
  });

  test("has no key of the server that nothing of the server uses", () => {
    const ofServer = joined([...filesOf("int")].filter(([name]) => isServerFile(name)));
    expect(basesOf(ofServer).filter((key) => !isUsedByServer(key))).toEqual([]);
  });
});
