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

it("a native select is where docs/patterns/screen.md says, and nowhere else", () => {
  expect(filesWith(/<select\b/)).toEqual([
    // The tools of staff and developers: short lists of what is at hand.
    "atlas/desk/catalogue/choice.tsx",
    "atlas/desk/player/what-if.tsx",
    "atlas/page/simulator/choice-row.tsx",
    "ui/kit/fields/native-select.tsx",
    // Four sizes of a page.
    "ui/kit/lists/pagination.tsx",
  ]);
  // The order of stacked rows, in tables that load no list box.
  expect(filesWith(/<NativeSelect\b/)).toEqual(["ui/kit/lists/sort-field.tsx"]);
});
