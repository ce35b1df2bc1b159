import * as Schema from "effect/Schema";
import { describe, expect, it } from "vitest";
import {
  IntrastatPeriod,
  offeredPeriods,
  periodDays,
  periodParts,
} from "../../../src/domain/orders/intrastat.ts";

const decode = Schema.decodeUnknownSync(IntrastatPeriod);

describe("the period of an Intrastat report", () => {
  it.each([
    ["2026-01", "2026-01-01", "2026-01-31"],
    ["2024-02", "2024-02-01", "2024-02-29"],
    ["2026-12", "2026-12-01", "2026-12-31"],
    ["2026-Q1", "2026-01-01", "2026-03-31"],
    ["2026-Q4", "2026-10-01", "2026-12-31"],
  ])("%s is from %s to %s", (text, from, to) => {
    expect(periodDays(decode(text))).toEqual({ from: new Date(from), to: new Date(to) });
  });

  it.each([
    "2026-13",
    "2026-00",
    "2026-Q5",
    "2026-Q0",
    "2026-1",
    "1999-01",
    "2026",
    "2026-01-01",
    "",
    "x2026-01",
    "20x6-01",
    "2026-20",
  ])("is not %j", (text) => expect(Schema.is(IntrastatPeriod)(text)).toBe(false));

  it("is one of the last two years, the present one first", () => {
    const now = new Date("2026-02-28T23:59:59.000Z");
    const months = offeredPeriods("months", now);
    expect([months.length, months[0], months[1], months[2], months.at(-1)]).toEqual([
      24,
      "2026-02",
      "2026-01",
      "2025-12",
      "2024-03",
    ]);
    expect(offeredPeriods("quarters", now)).toEqual([
      "2026-Q1",
      "2025-Q4",
      "2025-Q3",
      "2025-Q2",
      "2025-Q1",
      "2024-Q4",
      "2024-Q3",
      "2024-Q2",
    ]);
    expect(offeredPeriods("quarters", new Date("2026-12-31T12:00:00.000Z"))[0]).toBe("2026-Q4");
    expect([...months, ...offeredPeriods("quarters", now)].every((period) => decode(period) === period)).toBe(
      true,
    );
    expect(periodParts(decode("2025-09"))).toEqual({ year: 2025, kind: "months", part: 9 });
    expect(periodParts(decode("2025-Q3"))).toEqual({ year: 2025, kind: "quarters", part: 3 });
  });
});
