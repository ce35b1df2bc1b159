import { expect, test } from "vitest";
import { workingDaysAfter } from "../../../src/domain/kit/working-days.ts";

// 27 November 2026 is a Friday.
test.each([
  ["the day itself is not counted", "2026-11-23", 1, "2026-11-24"],
  ["no working day later is the day itself", "2026-11-23", 0, "2026-11-23"],
  ["Saturday and Sunday are left out", "2026-11-27", 1, "2026-11-30"],
  ["a Saturday counts from the Monday on", "2026-11-28", 1, "2026-11-30"],
  ["a Sunday counts from the Monday on", "2026-11-29", 1, "2026-11-30"],
  ["five working days are a week", "2026-11-25", 5, "2026-12-02"],
  ["a holiday counts as a working day", "2026-12-24", 1, "2026-12-25"],
])("%s: %s and %i (docs/decisions/pioneer.md)", (_rule, from, count, to) => {
  expect(workingDaysAfter(new Date(from), count)).toEqual(new Date(to));
});
