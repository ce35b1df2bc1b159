import fs from "node:fs";
import { expect, it } from "vitest";

const filesIn = (folder: string): readonly string[] =>
  fs
    .readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => `${folder}/${file}`);
/** The files whose text a pattern matches, and how often. */
const matching = (files: readonly string[], pattern: RegExp): readonly string[] =>
  files.flatMap((file) =>
    (fs.readFileSync(file, "utf8").match(pattern) ?? []).map((text) => `${file}: ${text}`),
  );

const sampleFile = /[-.](?:samples|support|fixtures)\.tsx?$/;
const screenImport = /from "[^"]*\/ui\/screens\/[^"]*-screen\.tsx"/g;
const ownHelper = /^(?:export )?const (?:day|eur|known|refused) = .*=>/gm;

it("an area's values stand in its samples in src/atlas/samples: tests vary them, and have no files of samples of their own", () => {
  expect(filesIn("tests").filter((file) => sampleFile.test(file))).toEqual([]);
});

it("which component a route has stands in src/ui/screens/**/*.screens.ts: neither the desk's fixtures nor the entries name one", () => {
  const folders = ["src/atlas/desk/fixtures", "src/app/screens"];
  // The login is part of the first load.
  const files = folders.flatMap(filesIn).filter((file) => file !== "src/app/screens/screen-loader.ts");
  expect(files.length).toBeGreaterThan(60);
  expect(matching(files, screenImport)).toEqual([]);
});

it("view tests have days, amounts, known codes and refusals from one place", () => {
  expect(matching(filesIn("tests/ui"), ownHelper)).toEqual([]);
});

it.each([
  [sampleFile, "tests/ui/orders/order-samples.ts"],
  [sampleFile, "tests/ui/licence-review/review-support.tsx"],
  [screenImport, 'import { OrderScreen } from "../../../ui/screens/orders/order-screen.tsx";'],
  [ownHelper, 'const known = <Code extends string>(code: Code) => ({ _tag: "Known", code }) as const;'],
])("%s finds %s", (pattern, text) => {
  expect(text.search(pattern)).toBeGreaterThanOrEqual(0);
});
