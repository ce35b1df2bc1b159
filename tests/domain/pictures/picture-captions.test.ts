import { expect, it } from "vitest";
import { isCaptionMissing, lacksCaption } from "../../../src/domain/pictures/picture-captions.ts";
import { samplePicture } from "../../../src/atlas/samples/pictures.samples.ts";

it.each([
  ["The house", "Ada", false],
  ["", "Ada", true],
  ["The house", "", true],
  [" \n", "Ada", true],
  ["", "", true],
])("a picture of %j by %j lacks a text: %s", (description, copyright, lacks) =>
  expect(lacksCaption(samplePicture("a", { description, copyright }))).toBe(lacks),
);

it("which of the two is missing is reported of each", () => {
  const picture = samplePicture("a", { description: "The house", copyright: " " });
  expect([isCaptionMissing(picture, "description"), isCaptionMissing(picture, "copyright")]).toEqual([
    false,
    true,
  ]);
});
