import fs from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";

/** What every area uses. */
const kits = [
  "src/domain/kit",
  "src/machines/kit",
  "src/ui/files",
  "src/ui/form",
  "src/ui/i18n",
  "src/ui/kit",
  "src/ui/lists",
  "src/ui/resource",
];

const areas = new Set(
  ["src/domain", "src/machines", "src/ui/screens"]
    .flatMap((folder) => fs.readdirSync(folder))
    .filter((name) => name !== "kit" && name !== "shell"),
);

/** The area to which a file belongs, whose views may also stand beside the screens: `src/ui/pictures`. */
const areaOf = (file: string): string | undefined =>
  /^src\/(?:domain|machines|ui\/screens|ui)\/([^/]+)\//
    .exec(file)
    ?.slice(1)
    .find((name) => areas.has(name));

/** The files that a file imports, types included. */
const importsOf = (file: string): readonly string[] =>
  [...fs.readFileSync(file, "utf8").matchAll(/\b(?:from|import)\s*\(?\s*"(\.[^"]+)"/g)].map(
    ([, relative = ""]) => path.join(path.dirname(file), relative),
  );

const filesOf = (folder: string): readonly string[] =>
  fs
    .readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => path.join(folder, name));

it.each(kits)("%s imports no area", (kit) => {
  const imports = filesOf(kit).flatMap((file) => importsOf(file).map((imported) => ({ file, imported })));
  expect(imports.length).toBeGreaterThan(5);
  expect(imports.filter(({ imported }) => areaOf(imported) !== undefined)).toEqual([]);
});

it("the kit of the domain imports nothing of the rest of it, which names every area", () => {
  const others = filesOf("src/domain/kit")
    .flatMap(importsOf)
    .filter((file) => file.startsWith("src/") && !file.startsWith("src/domain/kit/"));
  expect(others).toEqual([]);
});

it.each([
  ["src/domain/tickets/ticket.ts", "tickets"],
  ["src/machines/pictures/pictures.machine.ts", "pictures"],
  ["src/ui/screens/help/help-form.tsx", "help"],
  ["src/ui/pictures/crop-frame.tsx", "pictures"],
  ["src/ui/kit/class-names.ts", undefined],
  ["src/machines/shell/alert.machine.ts", undefined],
])("%s is of the area %s", (file, area) => expect(areaOf(file)).toBe(area));
