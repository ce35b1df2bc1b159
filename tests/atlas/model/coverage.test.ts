import { describe, expect, it } from "vitest";
import { isWhole } from "../../support/machines/is-whole.ts";
import { coverageOf, testRunOf, type TestNotes } from "../../../src/atlas/model/coverage.ts";

const notesOf = (file: string, ranAt: string, tests: readonly string[]): TestNotes => ({
  file,
  ranAt,
  fired: { order: { "order.idle|go|": tests } },
});
const first = notesOf("tests/machines/order.test.ts", "2026-11-21T10:00:00.000Z", ["goes"]);
const second = notesOf("tests/machines/orders.test.ts", "2026-11-22T10:00:00.000Z", ["goes too"]);
const files = [first.file, second.file];

describe("coverage", () => {
  it("is that of all test files, at the time of the last", () => {
    expect(coverageOf("order", testRunOf([second, first], files))).toEqual({
      _tag: "Run",
      ranAt: second.ranAt,
      names: ["machines/order.test.ts › goes", "machines/orders.test.ts › goes too"],
      tests: { "order.idle|go|": [0, 1] },
    });
  });

  it("is not known without a run, and while a test file of the machines has not passed", () => {
    expect(coverageOf("order", testRunOf([], files))).toEqual({ _tag: "NotRun" });
    expect(coverageOf("order", testRunOf([first], files))).toEqual({ _tag: "NotRun" });
  });

  it("is noted for a file only when each of its tests has passed", () => {
    const passed = { result: { state: "pass" } };
    expect(isWhole({ tasks: [passed, { tasks: [passed] }] })).toBe(true);
    expect(isWhole({ tasks: [passed, { tasks: [{ result: { state: "fail" } }] }] })).toBe(false);
    // A test that was left out, such as by `-t`, has no result.
    expect(isWhole({ tasks: [passed, {}] })).toBe(false);
  });
});
