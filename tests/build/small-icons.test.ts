import { describe, expect, test } from "vitest";
import { pathOf } from "../../scripts/vite/small-icons.ts";

const icon = (...node: readonly (readonly [string, Readonly<Record<string, string>>])[]) => ({
  name: "some",
  node,
});

describe("an icon of the library as one path", () => {
  test.each([
    ["path", { d: "M9 9h.01", key: "1q5me6" }, "M9 9h.01"],
    ["path", { d: "m15 9-6 6", key: "1" }, "M15 9l-6 6"],
    ["path", { d: "m9.5.5 3 4" }, "M9.5 .5l3 4"],
    ["path", { d: "m6 9h6" }, "M6 9h6"],
    ["line", { x1: "4", y1: "12", x2: "20", y2: "11" }, "M4 12L20 11"],
    ["polyline", { points: "22 12 16 12" }, "M22 12 16 12"],
    ["circle", { cx: "12", cy: "11", r: "3" }, "M9 11a3 3 0 1 0 6 0a3 3 0 1 0-6 0z"],
    ["rect", { x: "2", y: "3", width: "7", height: "9" }, "M2 3h7v9h-7v-9z"],
    [
      "rect",
      { x: "2", y: "3", width: "7", height: "9", rx: "1" },
      "M3 3h5a1 1 0 0 1 1 1v7a1 1 0 0 1 -1 1h-5a1 1 0 0 1 -1 -1v-7a1 1 0 0 1 1 -1z",
    ],
  ] as const)("draws a %s: %j", (shape, attributes, path) => {
    expect(pathOf(icon([shape, attributes]))).toBe(path);
  });

  test("draws a later shape from its own place", () => {
    expect(pathOf(icon(["path", { d: "M1 1h2" }], ["path", { d: "m6 9 6 6" }]))).toBe("M1 1h2M6 9l6 6");
  });

  test.each([
    ["ellipse", { cx: "1" }],
    ["path", { d: "M1 1", fill: "currentColor" }],
    ["rect", { x: "2", y: "3", width: "7", height: "9", rx: "1", ry: "2" }],
  ] as const)("fails for a form that it does not know: <%s> %j", (shape, attributes) => {
    expect(() => pathOf(icon([shape, attributes]))).toThrow("The icon some has");
  });
});
