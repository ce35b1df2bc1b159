import { dayText } from "../areas/kit/day.ts";

const day = 24 * 60 * 60 * 1000;

/** Dates of the demo data, relative to the day of its creation. */
export interface Calendar {
  /** The day that many days ago, `2026-11-21`; negative: in the future. */
  readonly dayAgo: (days: number) => string;
  /** The next such day after today, for example `2026-05-23` for `05-23`. */
  readonly next: (monthAndDay: string) => string;
  /** The time that many days ago, at that minute of the day in UTC. */
  readonly momentAgo: (days: number, minuteOfDay: number) => string;
}

/** The calendar of the day of `now`. */
export const calendarOf = (now: Date): Calendar => {
  const midnight = Date.parse(dayText(now));
  return {
    dayAgo: (days) => dayText(new Date(midnight - days * day)),
    next: (monthAndDay) => {
      const [year = "", ...rest] = dayText(now).split("-");
      return `${monthAndDay > rest.join("-") ? year : String(Number(year) + 1)}-${monthAndDay}`;
    },
    momentAgo: (days, minuteOfDay) => new Date(midnight - days * day + minuteOfDay * 60_000).toISOString(),
  };
};

/** The moment of an hour of a day at a place: the offset of its zone at that time is subtracted. */
export const momentAt = (day: string, hour: number, timeZone: string): Date => {
  const wall = Date.parse(`${day}T${String(hour).padStart(2, "0")}:00:00.000Z`);
  const parts = new Intl.DateTimeFormat("en-GB", { timeZone, timeZoneName: "longOffset" }).formatToParts(
    wall,
  );
  const offset = /GMT([+-])(\d\d):(\d\d)/.exec(
    parts.find(({ type }) => type === "timeZoneName")?.value ?? "",
  );
  const [, sign = "+", hours = "0", minutes = "0"] = offset ?? [];
  return new Date(wall - (sign === "-" ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000);
};
