import { expect, it } from "vitest";
import { namedPeriod, periodNames } from "../../../src/ui/kit/dates/named-periods.ts";

const periodsOn = (day: string) =>
  Object.fromEntries(
    periodNames.map((name) => {
      const { from, to } = namedPeriod(name, new Date(day));
      return [name, `${from.toISOString().slice(0, 10)} ${to.toISOString().slice(0, 10)}`];
    }),
  );

it("names periods of whole months, also over the end of a year and in February", () => {
  expect(periodsOn("2026-11-30")).toEqual({
    this_month: "2026-11-01 2026-11-30",
    last_month: "2026-10-01 2026-10-31",
    this_quarter: "2026-10-01 2026-12-31",
    last_quarter: "2026-07-01 2026-09-30",
    this_year: "2026-01-01 2026-12-31",
    last_year: "2025-01-01 2025-12-31",
  });
  expect(periodsOn("2028-01-01")).toMatchObject({
    last_month: "2027-12-01 2027-12-31",
    last_quarter: "2027-10-01 2027-12-31",
  });
  expect(periodsOn("2028-02-29")["this_month"]).toBe("2028-02-01 2028-02-29");
});
