import path from "node:path";
import { describe, expect, test } from "vitest";
import { generateScopedName, withClassNames } from "../../scripts/vite/class-names.ts";

const file = path.resolve("src/ui/kit/some.tsx");
const style = path.resolve("src/ui/kit/some.module.css");
const imported = `import css from "./some.module.css"; `;
const replaced = (code: string) =>
  withClassNames(imported + code, file, (sheet, name) => sheet === style && name === "open")?.code;

describe("class names where the code uses them", () => {
  test("are those that the style sheet is given", () => {
    expect(replaced(`const a = css["open"];`)).toBe(
      `${imported}const a = "${generateScopedName("open", style)}";`,
    );
    expect(generateScopedName("open", style)).toMatch(/^open_[\w-]{4}$/);
  });

  test("stay in the table where the code computes them", () => {
    expect(replaced(`const a = css[tone];`)).toBeUndefined();
    expect(replaced("const a = css[`kind-${tone}`];")).toBeUndefined();
  });

  test("do not replace another object's properties", () => {
    expect(replaced(`const a = other["open"];`)).toBeUndefined();
  });

  test("fail the build where the style sheet does not have the class", () => {
    expect(() => replaced(`const a = css["opne"];`)).toThrow("names the class opne");
  });
});
