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

/** From when to when something takes place, in the time zone of its place, which is named. */
export const timeSpan = ({ tag }: Format, from: Date, to: Date, timeZone: string): string =>
  new Intl.DateTimeFormat(tag, { ...options, timeZone }).formatRange(from, to);

/** A moment in the time zone of a place, which is named. */
export const placeMoment = ({ tag }: Format, moment: Date, timeZone: string): string =>
  new Intl.DateTimeFormat(tag, { ...options, timeZone }).format(moment);
