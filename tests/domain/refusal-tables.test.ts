import { describe, expect, it } from "vitest";
import { catalogueTexts } from "../../scripts/vite/text-files.ts";
import { readPages } from "../../src/atlas/build/read-sources.ts";
import { specSectionsOf } from "../../src/atlas/build/spec-sections.ts";
import { fieldCodes } from "../../src/domain/kit/field-problems.ts";
import type { RefusalTable, ShownRefusal } from "../../src/domain/kit/refusals.ts";
import { errorCatalogue } from "../../src/domain/shell/error-catalogue.ts";
import { catalogues } from "../../src/domain/shell/locale.ts";
import { allRefusals } from "../../src/domain/shell/refusal-tables.ts";

const modules = import.meta.glob<Readonly<Record<string, unknown>>>("../../src/domain/**/*.refusals.ts", {
  eager: true,
});
const sections = new Set(specSectionsOf(readPages()).map(({ id }) => id));

const named = (end: string): readonly unknown[] =>
  Object.values(modules).flatMap((exports) =>
    Object.entries(exports).flatMap(([name, value]) => (name.endsWith(end) ? [value] : [])),
  );
const tables = named("Refusals") as readonly RefusalTable[];
const refusals = new Map(tables.flatMap((table) => Object.entries(table)));

describe("a refusal", () => {
  it.each([...refusals])(
    "%s names a section of the specification and says what it means",
    (_code, refusal) => {
      expect(sections).toContain(refusal.spec);
      expect(refusal.means).toMatch(/^\p{Lu}.+[^.]$/u);
    },
  );

  it("of a call is an error of the catalogue, or a problem of a field", () => {
    const known = new Set<string>([...errorCatalogue.map(({ code }) => code), ...fieldCodes]);
    // The one result of a connection test that is no error.
    const answered = (named("Codes").flat() as readonly string[]).filter((code) => code !== "200");
    expect(answered.filter((code) => !known.has(code))).toEqual([]);
  });

  it("of any table is entered among the refusals of all areas, from which catalogue, desk and advice follow", () =>
    expect([...refusals.keys()].filter((code) => !(code in allRefusals))).toEqual([]));

  it.each(catalogues)("names in %s the values that its text names", (catalogue) => {
    const texts = catalogueTexts(catalogue);
    const shown = tables.flatMap((table) =>
      Object.values(table as Readonly<Record<string, Partial<ShownRefusal<string>>>>),
    );
    const said = shown.flatMap(({ text, values = [] }) =>
      typeof text === "string" ? [{ text, values }] : [],
    );
    const namedBy = (text: string) => [...(texts[text] ?? "").matchAll(/{{(\w+)}}/g)].map(([, name]) => name);
    expect(said.length).toBeGreaterThan(100);
    expect(said.map(({ text }) => ({ text, values: namedBy(text) }))).toEqual(said);
  });
});
