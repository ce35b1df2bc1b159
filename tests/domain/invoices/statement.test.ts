import { expect, it } from "vitest";
import { isFutureDay, statementDay, statementProblem } from "../../../src/domain/invoices/statement.ts";

const today = new Date("2026-11-22T00:00:00.000Z");

it.each([
  ["", "MISSING"],
  ["  ", "MISSING"],
  ["22.11.2026", "NOT_A_DAY"],
  ["2026-02-29", "NOT_A_DAY"],
  ["2026-11-23", "DAY_FUTURE"],
  ["2026-11-22", undefined],
  ["2024-02-29", undefined],
])("the day '%s' of a statement is %s", (day, problem) => {
  expect(statementProblem({ day, today })).toBe(problem);
});

it("has its day without a problem, and none with one", () => {
  expect(statementDay({ day: "2026-10-31", today })).toEqual(new Date("2026-10-31T00:00:00.000Z"));
  expect(() => statementDay({ day: "", today })).toThrow("Sent what was not checked");
});

it("may be of today, and not of tomorrow", () => {
  expect([isFutureDay(today, today), isFutureDay(new Date(today.getTime() + 1), today)]).toEqual([
    false,
    true,
  ]);
});
