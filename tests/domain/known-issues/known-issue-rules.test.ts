import { describe, expect, it } from "vitest";
import { issueText } from "../../../src/domain/known-issues/known-issue.ts";
import { catalogueCode } from "../../../src/domain/known-issues/catalogue-code.ts";
import {
  concerns,
  filledTexts,
  knownIssueProblem,
  mayEnd,
  withText,
  type KnownIssueValues,
} from "../../../src/domain/known-issues/known-issue-rules.ts";
import { announcedOf, type AnnouncedIssue } from "../../../src/domain/known-issues/announced-issue.ts";

const values = (more: Partial<KnownIssueValues> = {}): KnownIssueValues => ({
  code: "418",
  from: "2026-11-01",
  until: "",
  countries: [],
  texts: { int: "Slow." },
  inPortal: true,
  ...more,
});

describe("a known issue as it is typed", () => {
  it("has a text in a language until it is emptied: then it is as it was before", () => {
    const before = { int: "Slow." };
    const typed = withText(before, "dede", "Langsam.");
    expect(typed).toEqual({ int: "Slow.", dede: "Langsam." });
    expect(withText(typed, "dede", "Träge.")).toEqual({ int: "Slow.", dede: "Träge." });
    expect(withText(typed, "dede", "")).toEqual(before);
  });

  it.each([
    ["code", { code: " " }, "MISSING"],
    ["code", { code: "418" }, undefined],
    ["from", { from: "" }, "MISSING"],
    ["from", { from: "2026-02-31" }, "NOT_A_DAY"],
    ["from", {}, undefined],
    ["until", { until: "2026-10-31" }, "UNTIL_BEFORE_FROM"],
    ["until", { until: "2026-11-01" }, undefined],
    ["until", { until: "" }, undefined],
    ["until", { until: "2026-11-31" }, "NOT_A_DAY"],
    ["until", { from: "", until: "2026-11-01" }, undefined],
    ["texts", { texts: { dede: "Langsam." } }, "TEXT_MISSING"],
    ["texts", { texts: { int: "  " } }, "TEXT_MISSING"],
    ["texts", { texts: { int: "Slow.", dede: "x".repeat(501) } }, "TOO_LONG"],
    ["texts", { texts: { int: "x".repeat(500) } }, undefined],
    ["countries", {}, undefined],
    ["inPortal", {}, undefined],
  ] as const)("%s of %o: %s", (field, more, problem) => {
    expect(knownIssueProblem(field, values(more))).toBe(problem);
  });

  it("means a code of the catalogue, however it is typed", () => {
    expect([catalogueCode("ENDPOINT_failure"), catalogueCode("nothing")]).toEqual([
      "endpoint_failure",
      undefined,
    ]);
  });

  it("has no empty text", () => {
    expect(filledTexts({ int: " Slow. ", dede: " ", frfr: "" })).toEqual({ int: "Slow." });
  });
});

describe("what is announced", () => {
  const announced = (code: string): AnnouncedIssue => ({ code, text: `about ${code}`, language: "int" });

  it("is the text of the language, or the one that stands in", () => {
    const texts = { int: "Slow.", dede: "Langsam." };
    expect(issueText(texts, "dede")).toEqual({ text: "Langsam.", language: "dede" });
    expect(issueText(texts, "cscz")).toEqual({ text: "Slow.", language: "int" });
  });

  it("is of a code with its reason first, then of the code alone", () => {
    const issues = [announced("418"), announced("OFFLINE"), announced("418/471"), announced("471")];
    expect(announcedOf(issues, "418/471").map(({ code }) => code)).toEqual(["418/471", "418"]);
    expect(announcedOf(issues, "418").map(({ code }) => code)).toEqual(["418"]);
    expect(announcedOf(issues, "DEFECT")).toEqual([]);
  });
});

describe("whom an issue concerns", () => {
  it("is everybody where it names no country, else companies of its countries alone", () => {
    expect([concerns({ countries: [] }, undefined), concerns({ countries: [] }, "AT")]).toEqual([true, true]);
    const ofTwo = { countries: ["AT", "DE"] };
    expect([concerns(ofTwo, "AT"), concerns(ofTwo, "CZ"), concerns(ofTwo, undefined)]).toEqual([
      true,
      false,
      false,
    ]);
  });
});

describe("what can be ended", () => {
  it("is what is not past", () => {
    const ends = (code: "current" | "planned" | "past") => mayEnd({ status: { _tag: "Known", code } });
    expect([ends("current"), ends("planned"), ends("past")]).toEqual([true, true, false]);
  });
});
