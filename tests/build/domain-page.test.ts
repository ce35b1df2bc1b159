import fs from "node:fs";
import { describe, expect, it } from "vitest";
import { domainScoreOf, withLoadFailures, type DomainMutant } from "../../scripts/mutation/domain-page.ts";

const place = { line: 1, column: 1 };
const mutant = (more: Partial<DomainMutant>): DomainMutant => ({
  mutatorName: "ObjectLiteral",
  replacement: "{}",
  status: "Survived",
  location: { start: place, end: place },
  ...more,
});
/** Three tests in two files. */
const testFiles = { "a.test.ts": { tests: [1, 2] }, "b.test.ts": { tests: [3] } };
const scoreOf = (one: DomainMutant): number =>
  domainScoreOf(
    Object.values(withLoadFailures({ "a.ts": { source: "", mutants: [one] } }, testFiles)).flatMap(
      ({ mutants }) => mutants,
    ),
  );

describe("a mutant that no test fails for", () => {
  it.each([
    [
      "whose module cannot be loaded, so that not all tests ran, is noticed",
      { static: true, testsCompleted: 1 },
      100,
    ],
    ["whose module is loaded is not noticed", { static: true, testsCompleted: 3 }, 0],
    ["that runs in some tests alone is not noticed", { static: false, testsCompleted: 1 }, 0],
    ["that no test runs is not noticed", { status: "NoCoverage" }, 0],
  ])("%s", (_which, more, score) => expect(scoreOf(mutant(more))).toBe(score));
});

it("the page of the domain's mutants names areas and files that are there", () => {
  const page = fs.readFileSync("docs/mutation-domain.md", "utf8");
  const areas = [...page.matchAll(/^\| ([a-z-]+) \| \d/gm)].map(([, area = ""]) => area);
  const files = [...page.matchAll(/^### (.*)$/gm)].map(([, file = ""]) => file);
  expect(areas.length).toBeGreaterThan(10);
  expect([...areas, ...files].filter((name) => !fs.existsSync(`src/domain/${name}`))).toEqual([]);
});
