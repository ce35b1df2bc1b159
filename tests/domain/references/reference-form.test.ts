import { describe, expect, it } from "vitest";
import { countGraphemes, firstGraphemes } from "../../../src/domain/kit/graphemes.ts";
import {
  creationProblem,
  referenceProblem,
  titleProblem,
  wrongFields,
} from "../../../src/domain/references/reference-form.ts";
import { emptyReference, TITLE_LIMIT } from "../../../src/domain/references/reference.ts";

describe("a title (business §5)", () => {
  it.each([
    ["", 0],
    ["Vila", 4],
    ["e\u0301", 1],
    ["👨‍👩‍👧‍👦", 1],
    ["🇨🇿🇦🇹", 2],
    ["Žďár", 4],
  ])("of %j has %i characters", (text, count) => expect(countGraphemes(text)).toBe(count));

  it("is cut between characters where only its beginning is told", () => {
    expect(firstGraphemes("👨‍👩‍👧‍👦🇨🇿e\u0301x", 3)).toBe("👨‍👩‍👧‍👦🇨🇿e\u0301");
    expect(firstGraphemes("abc", 3)).toBe("abc");
  });

  it("may have 28 characters, blanks around it not counted", () => {
    const family = "👨‍👩‍👧‍👦";
    expect(titleProblem(`  ${family.repeat(TITLE_LIMIT)}  `)).toBeUndefined();
    expect(titleProblem(family.repeat(TITLE_LIMIT + 1))).toBe("TOO_LONG");
    expect(titleProblem("x".repeat(TITLE_LIMIT + 1))).toBe("TOO_LONG");
    expect(titleProblem("  ")).toBe("MISSING");
  });
});

describe("a reference project that is submitted", () => {
  it("needs title, language, type, areas, challenge, solution, country, city and year", () => {
    expect(wrongFields(emptyReference)).toEqual([
      "title",
      "language",
      "type",
      "areas",
      "challenge",
      "solution",
      "country",
      "city",
      "year",
    ]);
  });

  it.each([
    ["2025", undefined],
    [" 1998 ", undefined],
    ["25", "NOT_A_YEAR"],
    ["2125", "NOT_A_YEAR"],
    ["about 2020", "NOT_A_YEAR"],
  ])("has a year: %j", (year, problem) =>
    expect(referenceProblem("year", { ...emptyReference, year })).toBe(problem),
  );

  it("names who said its quote, and quotes whom it names", () => {
    const quoted = { ...emptyReference, quote: "Good" };
    expect(referenceProblem("quoteName", quoted)).toBe("MISSING");
    expect(referenceProblem("quoteName", { ...quoted, quoteName: "Eva" })).toBeUndefined();
    expect(referenceProblem("quote", { ...emptyReference, quoteName: "Eva" })).toBe("MISSING");
    expect(referenceProblem("quote", emptyReference)).toBeUndefined();
  });

  it("is begun with a title and a type", () => {
    expect(creationProblem("title", { title: "", type: "" })).toBe("MISSING");
    expect(creationProblem("type", { title: "Vila", type: "" })).toBe("MISSING");
    expect(creationProblem("type", { title: "Vila", type: "hotel" })).toBeUndefined();
  });
});
