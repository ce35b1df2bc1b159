import type { DateRange } from "./date-range.ts";

/** The periods that have a name, in the order in which they are offered. */
export const periodNames = [
  "this_month",
  "last_month",
  "this_quarter",
  "last_quarter",
  "this_year",
  "last_year",
] as const;
type PeriodName = (typeof periodNames)[number];

/** Whole months in UTC, from a month of a year on, which may be outside 0 to 11. */
const months = (year: number, month: number, count: number): DateRange => ({
  from: new Date(Date.UTC(year, month, 1)),
  to: new Date(Date.UTC(year, month + count, 0)),
});

/** The days of a named period on a day, both in UTC. */
export const namedPeriod = (name: PeriodName, today: Date): DateRange => {
  const year = today.getUTCFullYear();
  const month = today.getUTCMonth();
  const quarter = month - (month % 3);
  switch (name) {
    case "this_month":
      return months(year, month, 1);
    case "last_month":
      return months(year, month - 1, 1);
    case "this_quarter":
      return months(year, quarter, 3);
    case "last_quarter":
      return months(year, quarter - 3, 3);
    case "this_year":
      return months(year, 0, 12);
    case "last_year":
      return months(year - 1, 0, 12);
  }
};
