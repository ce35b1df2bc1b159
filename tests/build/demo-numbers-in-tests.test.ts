import fs from "node:fs";
import { expect, test } from "vitest";

/** The tests that work on the demo data, whose numbers contain the year of the day on which they were made. */
const folders = ["api", "bench", "e2e", "engines", "faults", "size"];

/** A number of the demo data or its beginning; numbers that tests give to rows of their own begin with 9. */
const demoNumber = /\b(?:SO|IN|DN|T|PI)-20[2-9]\d-0\d*/g;

const numbersIn = (text: string): readonly string[] => text.match(demoNumber) ?? [];

test("tests take the numbers of the demo data from demo-numbers.ts, so that they pass in every year", () => {
  const files = folders.flatMap((folder) =>
    fs
      .readdirSync(`tests/${folder}`, { recursive: true, encoding: "utf8" })
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => `tests/${folder}/${file}`),
  );
  expect(files.length).toBeGreaterThan(150);
  expect(
    files.flatMap((file) => numbersIn(fs.readFileSync(file, "utf8")).map((number) => `${file}: ${number}`)),
  ).toEqual([]);
});

test.each(["/order/SO-2026-000562/", "/^T-2031-000058/", "`IN-2027-0`"])(
  "a number in %s is found",
  (text) => {
    expect(numbersIn(text)).toHaveLength(1);
  },
);
