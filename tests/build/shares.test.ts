import { describe, expect, test } from "vitest";
import { exceeded, ratiosOf } from "../../scripts/test/shares.mjs";

const shares = { machines: 1, unit: 4, e2e: 8, format: 0.02 };

describe("the shares of the steps of a test run", () => {
  test("are ratios to the machines, whatever the machine", () => {
    const results = [
      { name: "machines", seconds: 50 },
      { name: "unit", seconds: 200 },
    ];
    const slower = results.map(({ name, seconds }) => ({ name, seconds: seconds * 3 }));
    expect(ratiosOf(results)).toEqual({ machines: 1, unit: 4 });
    expect(ratiosOf(slower)).toEqual(ratiosOf(results));
  });

  test("are not reported where a step was not measured", () => {
    expect(ratiosOf([{ name: "unit", seconds: 200 }])).toBeUndefined();
    expect(
      ratiosOf([
        { name: "machines", seconds: 50 },
        { name: "unit", seconds: undefined },
      ]),
    ).toBeUndefined();
  });

  test("allow noise, and a step that has become shorter", () => {
    expect(exceeded({ machines: 1, unit: 5.5, e2e: 7, format: 0.06 }, shares)).toEqual([]);
  });

  test("name the step that has grown", () => {
    expect(exceeded({ ...shares, unit: 6.2 }, shares)).toEqual([
      "unit took 6.20 times as long as machines, and its share is 4.00",
    ]);
  });

  test("notice that the machines themselves have grown", () => {
    expect(exceeded({ machines: 1, unit: 2, e2e: 4, format: 0.01 }, shares)).toEqual([
      "machines took more of the whole than its share",
    ]);
  });

  test("name a step that the table lacks, and one that is gone", () => {
    expect(exceeded({ machines: 1, unit: 4, e2e: 8, lint: 1 }, shares)).toEqual([
      "lint has no share",
      "format has a share and was not run",
    ]);
  });
});
