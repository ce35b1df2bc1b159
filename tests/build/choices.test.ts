import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const sources = readdirSync("src", { recursive: true, encoding: "utf8" })
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => ({ file, source: readFileSync(`src/${file}`, "utf8") }));

const filesWith = (pattern: RegExp): readonly string[] =>
  sources.flatMap(({ file, source }) => (pattern.test(source) ? [file] : [])).toSorted();

it("react-dropzone takes every file; the browser's own field stands in where its code does not load", () => {
  expect(filesWith(/type(?:=|: )["{']+file["}']/)).toEqual(["ui/kit/files/file-chooser.tsx"]);
});

it("whether a choice is the browser's own is decided in one place, by the number of its words (tests/ui/kit/choice-select.test.tsx)", () => {
  expect(filesWith(/<select\b/)).toEqual(["ui/kit/fields/native-select.tsx"]);
  expect(filesWith(/<NativeSelect\b/)).toEqual(["ui/kit/fields/choice-select.tsx"]);
});
