import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { workingDaysAfter } from "../../../src/domain/kit/working-days.ts";

const dayLength = 24 * 60 * 60 * 1000;
const dayOf = (text: string): Date => new Date(`${text}T00:00:00.000Z`);
const textOf = (date: Date): string => date.toISOString().slice(0, 10);

const days = fc
  .integer({ min: 0, max: 36_524 })
  .map((days) => new Date(Date.UTC(2000, 0, 1) + days * dayLength));
const counts = fc.integer({ min: 0, max: 60 });

describe("working days", () => {
  it.each([
    // 2026-11-23 is a Monday.
    ["2026-11-23", 10, "2026-12-07"],
    ["2026-11-27", 10, "2026-12-11"],
    ["2026-11-28", 10, "2026-12-11"],
    ["2026-11-29", 10, "2026-12-11"],
    ["2026-11-27", 1, "2026-11-30"],
    ["2026-12-24", 10, "2027-01-07"],
    ["2028-02-25", 2, "2028-02-29"],
    ["2026-11-28", 0, "2026-11-28"],
  ])("after %s: %i of them end on %s", (from, count, until) => {
    expect(textOf(workingDaysAfter(dayOf(from), count))).toBe(until);
  });

  it("end on a working day, with as many working days passed as were asked for", () => {
    fc.assert(
      fc.property(days, counts, (from, count) => {
        const until = workingDaysAfter(from, count);
        const passed = Array.from(
          { length: (until.getTime() - from.getTime()) / dayLength },
          (_, index) => new Date(from.getTime() + (index + 1) * dayLength),
        );
        const working = passed.filter((day) => ![0, 6].includes(day.getUTCDay()));
        expect(working).toHaveLength(count);
        // Nothing is passed where none is asked for.
        expect(working.at(-1) ?? from).toEqual(until);
      }),
    );
  });

  it("are five a week, wherever the week begins", () => {
    fc.assert(
      fc.property(days, fc.integer({ min: 1, max: 10 }), (from, weeks) => {
        // From a weekend the count begins with the Friday before.
        const back = { 0: 2, 6: 1 }[from.getUTCDay()] ?? 0;
        const start = from.getTime() - back * dayLength;
        expect(workingDaysAfter(from, weeks * 5).getTime()).toBe(start + weeks * 7 * dayLength);
      }),
    );
  });

  it("of two counts are those of their sum", () => {
    fc.assert(
      fc.property(days, counts, counts, (from, one, other) => {
        expect(workingDaysAfter(workingDaysAfter(from, one), other)).toEqual(
          workingDaysAfter(from, one + other),
        );
      }),
    );
  });
});
