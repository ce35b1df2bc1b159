import { expect, it } from "vitest";
import { samplePicture } from "../../../src/atlas/samples/pictures.samples.ts";
import {
  PROJECT_PICTURES_LIMIT,
  projectProblem,
  type ProjectContent,
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
