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

const ofTime: readonly string[] = ["hour", "minute", "dayPeriod", "timeZoneName"];

/** The same in parts, between which a line may break: each day and each time stays whole. */
export const timeSpanParts = ({ tag }: Format, from: Date, to: Date, timeZone: string): readonly string[] => {
  const written = new Intl.DateTimeFormat(tag, { ...options, timeZone }).formatRangeToParts(from, to);
  const parts = [""];
  written.forEach(({ type, value }, index) => {
    const [before, after] = [written[index - 1], written[index + 1]];
    const breaks =
      type === "literal" &&
      /\s/.test(value) &&
      before !== undefined &&
      after !== undefined &&
      ofTime.includes(before.type) !== ofTime.includes(after.type);
    parts[parts.length - 1] += breaks ? value.trimEnd() : value;
    if (breaks) parts.push("");
  });
  return parts;
};

/** A moment in the time zone of a place, which is named. */
export const placeMoment = ({ tag }: Format, moment: Date, timeZone: string): string =>
  new Intl.DateTimeFormat(tag, { ...options, timeZone }).format(moment);

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
