import type { Format } from "./format.ts";

const options = {
  weekday: "short",
  day: "numeric",
  month: "short",
  year: "numeric",
  hour: "numeric",
  minute: "2-digit",
  timeZoneName: "short",
} as const;

/** The format of what takes place somewhere, in the time zone of its place. */
export const placeFormat = ({ tag }: Format, timeZone: string): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(tag, { ...options, timeZone });

/** From when to when something takes place, in the time zone of its place, which is named. */
export const timeSpan = (format: Format, from: Date, to: Date, timeZone: string): string =>
  placeFormat(format, timeZone).formatRange(from, to);

/** A moment in the time zone of a place, which is named. */
export const placeMoment = (format: Format, moment: Date, timeZone: string): string =>
  placeFormat(format, timeZone).format(moment);

/** A moment in the reader's own time zone, which is named. */
export const readerMoment = ({ tag }: Format, moment: Date): string =>
  new Intl.DateTimeFormat(tag, options).format(moment);

/** Days, hours and minutes in words; those that are zero are left out. */
export const durationText = (
  { tag }: Format,
  { days, hours, minutes }: { readonly days: number; readonly hours: number; readonly minutes: number },
): string =>
  new Intl.ListFormat(tag, { type: "unit" }).format(
    [
      { unit: "day", value: days },
      { unit: "hour", value: hours },
      { unit: "minute", value: minutes },
    ]
      .filter(({ value }) => value > 0)
      .map(({ unit, value }) =>
        new Intl.NumberFormat(tag, { style: "unit", unit, unitDisplay: "long" }).format(value),
      ),
  );
