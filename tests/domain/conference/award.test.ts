import { expect, it } from "vitest";
import type { ReferenceId } from "../../../src/domain/references/reference-id.ts";
import { samplePicture } from "../../../src/atlas/samples/pictures.samples.ts";
import {
  contentOf,
  isOwnWork,
  PROJECT_PICTURES_LIMIT,
  projectProblem,
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
});
