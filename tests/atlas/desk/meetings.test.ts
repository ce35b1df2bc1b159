import { describe, expect, test } from "vitest";
import { byMeetings, languagesOf, monthOf, totalOf } from "../../../src/atlas/desk/code-counts/meetings.ts";
import { belongTogether } from "../../../src/atlas/desk/related-codes.ts";
import type { CodeCounts } from "../../../src/domain/code-counts/code-counts.ts";
import { errorCatalogue } from "../../../src/domain/shell/error-catalogue.ts";

const counts = (code: string, total: number, strangers = 0): CodeCounts => ({
  code,
  total,
  strangers,
  days: [],
  screens: [],
  languages: [],
});
const today = new Date("2026-03-02T00:00:00.000Z");

describe("how often people met codes", () => {
  const met = {
    today,
    counts: [
      counts("7001", 0, 4),
      counts("OFFLINE", 3),
      counts("418", 7, 2),
      counts("GONE_SINCE", 9),
      counts("7002", 0, 90),
    ],
  };
  const { often, never } = byMeetings(met, errorCatalogue);

  test("sorts those that were met, the most frequent first, and behind them what only strangers met, and keeps the others in their order", () => {
    expect(often.map(({ code }) => code)).toEqual(["418", "OFFLINE", "7002", "7001"]);
    expect(never).toEqual(
      errorCatalogue.filter(({ code }) => !["418", "OFFLINE", "7001", "7002"].includes(code)),
    );
  });

  test("lets strangers decide between codes that signed-in people met equally often", () => {
    const equal = { today, counts: [counts("418", 700, 2), counts("OFFLINE", 700, 5)] };
    expect(byMeetings(equal, errorCatalogue).often.map(({ code }) => code)).toEqual(["OFFLINE", "418"]);
  });

  test("is 0 for a code that nobody met, and where it is not known", () => {
    expect([totalOf(met, "418"), totalOf(met, "418/471"), totalOf(undefined, "418")]).toEqual([7, 0, 0]);
  });

  test("has 30 days up to today, across the end of a month, those without a count as 0", () => {
    const month = monthOf(
      {
        ...counts("418", 5),
        days: [
          { day: new Date("2026-02-01T00:00:00.000Z"), count: 2 },
          { day: today, count: 3 },
        ],
      },
      today,
    );
    expect(month).toHaveLength(30);
    expect(month.map(({ count }) => count)).toEqual([2, ...Array.from({ length: 28 }, () => 0), 3]);
    expect(month[0]?.day.toISOString()).toBe("2026-02-01T00:00:00.000Z");
    expect(month[28]?.day.toISOString()).toBe("2026-03-01T00:00:00.000Z");
  });

  test("counts a language of several regions once, by its own name", () => {
    expect(
      languagesOf({
        ...counts("418", 9),
        languages: [
          { language: "cscz", count: 4 },
          { language: "dede", count: 3 },
          { language: "deat", count: 2 },
          { language: "xx", count: 1 },
        ],
      }),
    ).toEqual([
      ["Deutsch", 5],
      ["Čeština", 4],
      ["xx", 1],
    ]);
  });
});

test.each([
  ["418", "418", true],
  ["418/471", "418", true],
  ["418", "418/471", true],
  ["418/471", "418/472", false],
  ["418", "4181", false],
])("%s and %s belong together: %s", (one, other, expected) => {
  expect(belongTogether(one, other)).toBe(expected);
});
