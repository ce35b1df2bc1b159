import fs from "node:fs";
import { expect, test } from "vitest";

const sheets = ["src", "server"].flatMap((folder) =>
  fs
    .readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".css"))
    .map((file) => `${folder}/${file}`),
);

interface Declaration {
  readonly property: string;
  readonly value: string;
}

/** The declarations of a style sheet; what is in the parentheses of a query is none. */
const declarationsOf = (sheet: string): readonly Declaration[] =>
  [...sheet.replaceAll(/\/\*.*?\*\//gs, "").matchAll(/(?<=[{;]\s*)([\w-]+)\s*:\s*([^;{}]+)(?=[;}])/g)].map(
    ([, property = "", value = ""]) => ({ property, value: value.trim() }),
  );

/** The parts of a value: what is in parentheses is one. */
const partsOf = (value: string): readonly string[] =>
  value.match(/(?:[^\s()]|\((?:[^()]|\([^()]*\))*\))+/g) ?? [];

const physical =
  /^(?:(?:margin|padding|border|inset|scroll-margin|scroll-padding)-(?:top|right|bottom|left)(?:-\w+)?|top|right|bottom|left|(?:min-|max-)?(?:width|height)|border-(?:top|bottom)-(?:left|right)-radius)$/;

const isPhysical = ({ property, value }: Declaration): boolean => {
  const parts = partsOf(value);
  switch (property) {
    case "text-align":
    case "float":
    case "clear":
    case "caption-side":
      return /^(?:left|right)$/.test(value);
    case "margin":
    case "padding":
    case "inset":
    case "border-width":
    case "border-style":
    case "border-color":
    case "scroll-margin":
    case "scroll-padding":
      return parts.length === 4 && parts[1] !== parts[3];
    case "border-radius":
      return parts.length > 1;
    case "translate":
      return !["0", "none"].includes(parts[0] ?? "") && !value.includes("var(--direction)");
    case "transform":
      return /\btranslate(?:X|3d)?\(/.test(value) && !value.includes("var(--direction)");
    case "transition":
    case "transition-property":
    case "will-change":
      return parts.some((part) => physical.test(part.replace(",", "")));
    default:
      return physical.test(property);
  }
};

const physicalIn = (sheet: string): readonly string[] =>
  declarationsOf(sheet)
    .filter(isPhysical)
    .map(({ property, value }) => `${property}: ${value}`);

test("style sheets name sides by the direction of the text, so that a language from right to left can be added", () => {
  expect(sheets.length).toBeGreaterThan(90);
  const found = sheets.flatMap((sheet) =>
    physicalIn(fs.readFileSync(sheet, "utf8")).map((declaration) => `${sheet}: ${declaration}`),
  );
  expect(found).toEqual([]);
});

test.each([
  "margin-left: 1rem",
  "border-right-color: red",
  "left: 0",
  "max-width: 3rem",
  "border-top-left-radius: 0",
  "text-align: right",
  "float: left",
  "padding: 0 1rem 0 0",
  "border-radius: 0 1rem 1rem 0",
  "translate: 1rem 0",
  "transform: translateX(1rem)",
  "transition: width 1s",
])("%s is found", (declaration) => {
  expect(physicalIn(`@media (min-width: 48rem) { a:hover { color: red; ${declaration}; } }`)).toEqual([
    declaration,
  ]);
});
