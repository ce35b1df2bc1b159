import { expect, it } from "vitest";
import { isWordMissing, lacksWords } from "../../../src/domain/pictures/picture-words.ts";
import { samplePicture } from "../../../src/atlas/samples/pictures.samples.ts";

it.each([
  ["The house", "Ada", false],
  ["", "Ada", true],
  ["The house", "", true],
  [" \n", "Ada", true],
  ["", "", true],
])("a picture of %j by %j lacks a text: %s", (description, copyright, lacks) =>
  expect(lacksWords(samplePicture("a", { description, copyright }))).toBe(lacks),
);

it("which of the two is missing is told of each", () => {
  const picture = samplePicture("a", { description: "The house", copyright: " " });
  expect([isWordMissing(picture, "description"), isWordMissing(picture, "copyright")]).toEqual([false, true]);
});
