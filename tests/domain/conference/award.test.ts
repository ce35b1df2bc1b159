import { describe, expect, it } from "vitest";
import type { ReferenceId } from "../../../src/domain/references/reference-id.ts";
import { samplePicture } from "../../../src/atlas/samples/pictures.samples.ts";
import {
  contentOf,
  isOwnWork,
  PROJECT_PICTURES_LIMIT,
  projectProblem,
  projectStateOf,
  type AwardProject,
  type ProjectContent,
  type ProjectSource,
} from "../../../src/domain/conference/award.ts";
import { PICTURES_LIMIT } from "../../../src/domain/references/reference.ts";

const described = samplePicture("1", { description: "House", copyright: "Byron" });
const content: ProjectContent = { title: "House", text: "Less energy", pictures: [described] };

it("a project has room for all pictures of a reference that is taken over", () => {
  expect(PROJECT_PICTURES_LIMIT).toBeGreaterThanOrEqual(PICTURES_LIMIT);
});

it.each([{ description: " " }, { copyright: "" }])(
  "a submitted project needs both texts of each picture, a draft may lack one: %j",
  (lacking) => {
    const lacks = { ...content, pictures: [described, { ...described, ...lacking }] };
    expect(projectProblem("pictures", lacks, true)).toBe("DESCRIPTION_EMPTY");
    expect(projectProblem("pictures", lacks, false)).toBeUndefined();
    expect(projectProblem("pictures", content, true)).toBeUndefined();
  },
);

it("is own work where something was written or added, and not where it is empty or as a reference has it", () => {
  const source: ProjectSource = {
    id: "RP-000001" as ReferenceId,
    title: "Villa",
    challenge: "A dark house",
    solution: "Light by itself",
    pictures: [described],
  };
  const empty: ProjectContent = { title: " ", text: "\n", pictures: [] };
  const taken = contentOf(source);
  expect([empty, taken, { ...taken }].map((one) => isOwnWork(one, [source]))).toEqual([false, false, false]);
  const own = [
    { ...empty, title: "Villa" },
    { ...empty, text: "Light" },
    { ...empty, pictures: [described] },
    { ...taken, text: `${taken.text}.` },
    { ...taken, pictures: [{ ...described, description: "Villa" }] },
  ];
  expect(own.map((one) => isOwnWork(one, [source]))).toEqual(own.map(() => true));
  const other = { ...source, title: "House" };
  expect([taken, own[3]!].map((one) => isOwnWork(one, [other, source]))).toEqual([false, true]);
});

describe("a text of a project", () => {
  it.each([
    ["title", "TITLE_EMPTY"],
    ["text", "DESCRIPTION_EMPTY"],
  ] as const)("%s may be blank in a draft, and not when it is submitted", (field, problem) => {
    for (const blank of ["", " \n"]) {
      expect(projectProblem(field, { ...content, [field]: blank }, true)).toBe(problem);
      expect(projectProblem(field, { ...content, [field]: blank }, false)).toBeUndefined();
    }
    expect(projectProblem(field, content, true)).toBeUndefined();
  });

  it.each([
    ["title", 80],
    ["text", 6_500],
  ] as const)(
    "%s has at most %i characters, also in a draft; blanks around it do not count",
    (field, limit) => {
      const problem = (text: string, submitted: boolean) =>
        projectProblem(field, { ...content, [field]: text }, submitted);
      expect(problem(` ${"x".repeat(limit)} `, true)).toBeUndefined();
      expect([true, false].map((submitted) => problem("x".repeat(limit + 1), submitted))).toEqual([
        "TOO_LONG",
        "TOO_LONG",
      ]);
    },
  );
});

it("a reference is taken over with its challenge and its solution as the text, one paragraph each", () => {
  const source = {
    id: "RP-1" as ReferenceId,
    title: "Villa",
    challenge: "Dark",
    solution: "Light",
    pictures: [],
  };
  expect(contentOf(source)).toEqual({ title: "Villa", text: "Dark\n\nLight", pictures: [] });
  expect(contentOf({ ...source, challenge: "" }).text).toBe("Light");
  expect(contentOf({ ...source, solution: "" }).text).toBe("Dark");
});

it("a company has no project in a category, a draft, or a submitted one", () => {
  const project = (submitted: boolean) => ({ submitted }) as AwardProject;
  expect([null, project(false), project(true)].map((one) => projectStateOf({ project: one }))).toEqual([
    "none",
    "draft",
    "submitted",
  ]);
});
