import fs from "node:fs";
import { expect, it } from "vitest";
import { closureOf } from "../../src/atlas/build/imports.ts";

const SCREENS = "src/app/screens";
const entries = fs.readdirSync(SCREENS).filter((name) => name.endsWith(".entry.tsx"));

/** What is made with these needs actors of the app. */
const needsActors = /toBeProvided|providedCallback|create(?:Form|SettingsForm|Draft)Machine/;

const textOf = (file: string): string => fs.readFileSync(file, "utf8");
const opened = (file: string): readonly string[] =>
  [...textOf(file).matchAll(/useScreenActor\([^;]*?\b(\w+Machine)\b/g)].flatMap(([, name]) => name ?? []);
const sourceOf = (files: readonly string[], machine: string): string | undefined =>
  files.find(
    (file) =>
      file.startsWith("src/machines/") &&
      new RegExp(String.raw`export const .*\b${machine}\b`).test(textOf(file)),
  );

it.each(entries)("%s provides every machine that its views open", (entry) => {
  const files = [...closureOf(`${SCREENS}/${entry}`)];
  const app = files.filter((file) => file.startsWith("src/app/")).map(textOf);
  const provided = (machine: string): boolean =>
    app.some((text) =>
      new RegExp(String.raw`\b${machine}\b(?:\.provide\(|,)`).test(text.replace(/^import[^;]*;$/gm, "")),
    );
  const missing = files
    .filter((file) => file.startsWith("src/ui/"))
    .flatMap(opened)
    .filter((machine) => needsActors.test(textOf(sourceOf(files, machine) ?? "")) && !provided(machine));
  expect(missing).toEqual([]);
});

it("the views open machines", () => {
  const files = [...closureOf(`${SCREENS}/employees.entry.tsx`)];
  expect(files.flatMap(opened)).toContain("employeeFormMachine");
});
