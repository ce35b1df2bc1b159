import { describe, expect, it } from "vitest";
import {
  creationProblem,
  referenceProblem,
  titleProblem,
  wrongFields,
} from "../../../src/domain/references/reference-form.ts";
import { samplePicture } from "../../../src/atlas/samples/pictures.samples.ts";
import {
  emptyReference,
  TITLE_LIMIT,
  type ReferenceContent,
} from "../../../src/domain/references/reference.ts";

describe("a title (business §5)", () => {
  it("may have 28 characters, blanks around it not counted", () => {
    const family = "👨‍👩‍👧‍👦";
    expect(titleProblem(`  ${family.repeat(TITLE_LIMIT)}  `)).toBeUndefined();
    expect(titleProblem(family.repeat(TITLE_LIMIT + 1))).toBe("TOO_LONG");
    expect(titleProblem("x".repeat(TITLE_LIMIT + 1))).toBe("TOO_LONG");
    expect(titleProblem("  ")).toBe("MISSING");
  });
});

/** With all that must be there. */
const complete: ReferenceContent = {
  ...emptyReference,
  title: "Vila",
  language: "en",
  type: "hotel",
  areas: ["lighting"],
  challenge: "An old house",
  solution: "A new one",
  country: "AT",
  city: "Vienna",
  year: "2025",
};

describe("a reference project that is submitted", () => {
  it("needs neither size, quote, products nor pictures", () => expect(wrongFields(complete)).toEqual([]));

  it.each(["challenge", "solution", "city", "year"] as const)("needs more than blanks for its %s", (field) =>
    expect(referenceProblem(field, { ...complete, [field]: " \n" })).toBe("MISSING"),
  );

  it.each([
    ["", "", "MISSING"],
    ["The house", "", "MISSING"],
    ["", "Ada", "MISSING"],
    ["The house", "Ada", undefined],
  ])(
    "says of each picture what is on it (%j) and whose it is (%j): %s",
    (description, copyright, problem) => {
      const pictures = [
        samplePicture("a", { description: "The garden", copyright: "Eva" }),
        samplePicture("b", { description, copyright }),
      ];
      expect(referenceProblem("pictures", { ...complete, pictures })).toBe(problem);
    },
  );

  it("begins with nothing that its author has not typed", () => {
    const { products, pictures, areas, thumbnail, ...texts } = emptyReference;
    expect([products, pictures, areas, thumbnail]).toEqual([[], [], [], null]);
    expect(new Set(Object.values(texts))).toEqual(new Set([""]));
  });

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
    ["2020 or so", "NOT_A_YEAR"],
    ["1899", "NOT_A_YEAR"],
    ["1900", undefined],
    ["2099", undefined],
  ])("has a year: %j", (year, problem) =>
    expect(referenceProblem("year", { ...emptyReference, year })).toBe(problem),
  );

  it("names who said its quote, and quotes whom it names", () => {
    const quoted = { ...emptyReference, quote: "Good" };
    expect(referenceProblem("quoteName", quoted)).toBe("MISSING");
    expect(referenceProblem("quoteName", { ...quoted, quoteName: "Eva" })).toBeUndefined();
    expect(referenceProblem("quote", { ...emptyReference, quoteName: "Eva" })).toBe("MISSING");
    expect(referenceProblem("quote", { ...quoted, quoteName: "Eva" })).toBeUndefined();
    expect(referenceProblem("quote", emptyReference)).toBeUndefined();
    expect(referenceProblem("quotePosition", { ...emptyReference, quoteName: "Eva" })).toBeUndefined();
  });

  it("is begun with a title and a type", () => {
    expect(creationProblem("title", { title: "", type: "hotel" })).toBe("MISSING");
    expect(creationProblem("title", { title: "Vila", type: "" })).toBeUndefined();
    expect(creationProblem("type", { title: "Vila", type: "" })).toBe("MISSING");
    expect(creationProblem("type", { title: "Vila", type: "hotel" })).toBeUndefined();
  });
});
