import { dayText } from "../areas/kit/day.ts";

const day = 24 * 60 * 60 * 1000;

/** Dates of the demo data, relative to the day of its creation. */
export interface Calendar {
  /** The day that many days ago, `2026-11-21`; negative: in the future. */
  readonly dayAgo: (days: number) => string;
  /** The time that many days ago, at that minute of the day in UTC. */
  readonly momentAgo: (days: number, minuteOfDay: number) => string;
}

/** The calendar of the day of `now`. */
export const calendarOf = (now: Date): Calendar => {
  const midnight = Date.parse(dayText(now));
  return {
    dayAgo: (days) => dayText(new Date(midnight - days * day)),
    momentAgo: (days, minuteOfDay) => new Date(midnight - days * day + minuteOfDay * 60_000).toISOString(),
  };
};
