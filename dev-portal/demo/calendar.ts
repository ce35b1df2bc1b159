import { dayText } from "../areas/kit/day.ts";

const day = 24 * 60 * 60 * 1000;

/** Days as the demo data counts them: from the day that it is made. */
export interface Calendar {
  /** The day so many days ago, `2026-11-21`; negative: in the future. */
  readonly dayAgo: (days: number) => string;
  /** A moment so many days ago, at that minute of the day in UTC. */
  readonly momentAgo: (days: number, minuteOfDay: number) => string;
}

/** The calendar of the day that `now` falls on; the time of day does not matter. */
export const calendarOf = (now: Date): Calendar => {
  const midnight = Date.parse(dayText(now));
  return {
    dayAgo: (days) => dayText(new Date(midnight - days * day)),
    momentAgo: (days, minuteOfDay) => new Date(midnight - days * day + minuteOfDay * 60_000).toISOString(),
  };
};
