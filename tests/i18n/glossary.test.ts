import { describe, expect, test } from "vitest";
import { englishVariants } from "../../src/domain/shell/english-variants.ts";
import { catalogues, languageTag } from "../../src/domain/shell/locale.ts";

const catalogueFiles = import.meta.glob<Readonly<Record<string, string>>>("../../locales/*/*.json", {
  import: "default",
  eager: true,
});
const glossaries = import.meta.glob<string>("../../locales/{glossary,glossary/*}.md", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** All texts but the synonyms, which are what customers say instead of the portal's words. */
const textsOf = (catalogue: string): Readonly<Record<string, string>> =>
  Object.assign(
    {},
    ...(englishVariants.some((variant) => variant === catalogue) ? [textsOf("int")] : []),
    ...Object.entries(catalogueFiles)
      .filter(([path]) => path.includes(`/${catalogue}/`) && !path.endsWith("/synonyms.json"))
      .map(([, texts]) => texts),
  ) as Readonly<Record<string, string>>;

/** The rows of the table under a heading of a glossary, without its two head lines. */
const rowsOf = (file: string, heading: string): readonly (readonly string[])[] => {
  const page = glossaries[`../../locales/${file}.md`] ?? "";
  const section = page.split(/^#+ /m).find((part) => part.startsWith(heading)) ?? "";
  return section
    .split("\n")
    .filter((line) => line.startsWith("|"))
    .slice(2)
    .map((line) =>
      line
        .split("|")
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
};

const listOf = (cell = ""): readonly string[] =>
  cell
    .split(",")
    .map((word) => word.trim())
    .filter((word) => word !== "");

/** The English words of the terms, longest first: "delivery note" is found before "delivery". */
const english = rowsOf("glossary", "Glossary")
  .flatMap(([term = "", words]) => listOf(words).map((word) => ({ term, word })))
  .toSorted((one, other) => other.word.length - one.word.length);
const neverInEnglish = rowsOf("glossary", "Glossary").flatMap(([, , , words]) => listOf(words));
const otherwise = new Set(rowsOf("glossary", "Not the term").map(([key, word]) => `${key} ${word}`));

const source = textsOf("int");
const isPlural = (key: string): boolean => /_(zero|one|two|few|many|other)$/.test(key);
/** The source of a text; a plural form that English lacks has the form "other". */
const sourceOf = (key: string): string =>
  source[key] ?? (isPlural(key) ? source[key.replace(/_[a-z]+$/, "_other")] : undefined) ?? "";

const withoutValues = (text: string): string => text.replaceAll(/\{\{[^}]*\}\}/g, " ");

/** The terms that an English text names. */
const termsOf = (key: string): readonly string[] => {
  let rest = withoutValues(sourceOf(key));
  return english.flatMap(({ term, word }) => {
    const before = rest;
    rest = rest.replaceAll(new RegExp(`(?<![\\w-])${word}(s|es)?(?![\\w-])`, "gi"), " ");
    return rest === before || otherwise.has(`${key} ${word}`) ? [] : [term];
  });
};

const inEnglish = catalogues.filter((catalogue) => languageTag(catalogue).startsWith("en"));
const translated = catalogues.filter((catalogue) => !inEnglish.includes(catalogue));

describe("the glossary", () => {
  test("names each term once, and only texts that exist", () => {
    const terms = rowsOf("glossary", "Glossary").map(([term]) => term);
    expect(terms).toEqual([...new Set(terms)]);
    expect([...otherwise].filter((row) => !(row.split(" ")[0] ?? "" in source))).toEqual([]);
  });
});

test.each(inEnglish)("%s has no word that the glossary rules out", (catalogue) => {
  const broken = Object.entries(textsOf(catalogue)).filter(([, text]) =>
    neverInEnglish.some((word) => new RegExp(`\\b${word}`, "i").test(text)),
  );
  expect(broken).toEqual([]);
});

describe.each(translated)("the glossary of %s", (catalogue) => {
  const texts = textsOf(catalogue);
  const tag = languageTag(catalogue);
  const rows = rowsOf(`glossary/${catalogue}`, "Words");
  const lower = (text: string): string =>
    text.replaceAll("\u00A0", " ").replaceAll("\u00AD", "").toLocaleLowerCase(tag);
  const beginnings = new Map(
    rows.map(([term = "", word = "", forms = ""]) => [term, listOf(forms === "" ? word : forms).map(lower)]),
  );
  const never = new Map(rows.map(([term = "", , , words = ""]) => [term, listOf(words).map(lower)]));
  const excepted = new Set(
    rowsOf(`glossary/${catalogue}`, "In other words").map(([key, term]) => `${key} ${term}`),
  );
  const uses = Object.keys(texts).flatMap((key) => termsOf(key).map((term) => ({ key, term })));
  const has = (key: string, words: readonly string[] | undefined): boolean =>
    words?.some((word) => lower(withoutValues(texts[key] ?? "")).includes(word)) === true;

  test("has a word for each term", () => {
    expect(rows.map(([term]) => term)).toEqual(rowsOf("glossary", "Glossary").map(([term]) => term));
    expect(rows.filter(([, word]) => word === "")).toEqual([]);
  });

  test("is followed by every text, or says which one has a reason not to", () => {
    const other = uses.filter(({ key, term }) => !has(key, beginnings.get(term)));
    expect(other.map(({ key, term }) => `${key} ${term}`).toSorted()).toEqual([...excepted].toSorted());
  });

  test("is not broken by a word that it rules out", () => {
    expect(uses.filter(({ key, term }) => has(key, never.get(term)))).toEqual([]);
  });
});
