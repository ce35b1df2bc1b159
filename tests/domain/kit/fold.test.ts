import { expect, test } from "vitest";
import { fold } from "../../../src/domain/kit/fold.ts";
import { hasTerms, markedParts, termsOf } from "../../../src/domain/search/matching.ts";

test.each([
  ["lodz", "Łódź"],
  ["strasse", "Straße 5"],
  ["STRASSE", "STRAẞE"],
  ["sorensen", "Sørensen"],
  ["isik", "Işık"],
  ["isik", "IŞIK"],
  ["ISIK", "ışık"],
  ["istanbul", "İstanbul"],
  ["dordevic", "Đorđević"],
  ["baer", "Bær"],
  ["oeuvre", "Œuvre"],
  ["thor", "Þór"],
  ["Łódź", "lodz"],
  ["Sørensen", "SORENSEN"],
  ["o'brien", "O’Brien"],
  ["O´Brien", "O'Brien"],
  ["o`brien", "OʼBrien"],
  ["jean-luc", "Jean‐Luc"],
  ["Jean–Luc", "Jean-Luc"],
  ["no−break", "No\u2011Break"],
  ["Anna\u200B Maria", "Anna\u00A0Maria"],
])("a search for %s finds %s", (query, text) => {
  expect(hasTerms(text, termsOf(query))).toBe(true);
  expect(markedParts(text, query).some(({ marked }) => marked)).toBe(true);
});

test("letters, signs and blanks that look alike are written alike", () => {
  expect(fold("  Müller  &\tŘehoř\n")).toBe("muller & rehor");
  expect(fold("ﬁ ① Ａ")).toBe("fi 1 a");
});

test("a folded text stays as it is", () => {
  const folded = fold("Łódź, Straße, Sørensen, Işık, Đorđević, Bær, Œuvre, Þór, O´Brien, Jean‐Luc");
  expect(folded).toBe("lodz, strasse, sorensen, isik, dordevic, baer, oeuvre, thor, o'brien, jean-luc");
  expect(fold(folded)).toBe(folded);
});
