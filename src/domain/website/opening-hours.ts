import * as Schema from "effect/Schema";

/** The days of a week in the order in which they are shown (business §3). */
export const weekdays = [
  "monday",
  "tuesday",
  "wednesday",
  "thursday",
  "friday",
  "saturday",
  "sunday",
] as const;
export type Weekday = (typeof weekdays)[number];

/** The most spans of one day, and the most days with hours of their own. */
export const MAX_SPANS = 4;
export const MAX_SPECIAL_DAYS = 60;

/** What a time field holds: `08:30`, or less while somebody types. Ten signs are more than any time field gives. */
const TypedTime = Schema.String.check(Schema.isMaxLength(10));

/** A time in which the company is open, by the clock on its wall. An end of `00:00` is the midnight that ends the day. */
export const OpeningSpan = Schema.Struct({ from: TypedTime, to: TypedTime });
export type OpeningSpan = typeof OpeningSpan.Type;

/** The spans of a day; without any, the company is closed. */
const DaySpans = Schema.Array(OpeningSpan).check(Schema.isMaxLength(MAX_SPANS));

/** A day with hours of its own, which take the place of the weekday's. The date is `2026-12-24`, or less while somebody types. */
export const SpecialDay = Schema.Struct({ date: TypedTime, spans: DaySpans });
export type SpecialDay = typeof SpecialDay.Type;

/** Opening hours as an editor keeps them: what is not complete yet is kept too, and counts as closed. */
export const OpeningHours = Schema.Struct({
  week: Schema.Struct({
    monday: DaySpans,
    tuesday: DaySpans,
    wednesday: DaySpans,
    thursday: DaySpans,
    friday: DaySpans,
    saturday: DaySpans,
    sunday: DaySpans,
  }),
  special: Schema.Array(SpecialDay).check(Schema.isMaxLength(MAX_SPECIAL_DAYS)),
});
export type OpeningHours = typeof OpeningHours.Type;

/** Closed on every day. */
export const noOpeningHours: OpeningHours = {
  week: { monday: [], tuesday: [], wednesday: [], thursday: [], friday: [], saturday: [], sunday: [] },
  special: [],
};

/** Why a span cannot be published. */
export const spanProblems = ["TIME_MISSING", "END_BEFORE_START", "SPANS_OVERLAP"] as const;
export type SpanProblem = (typeof spanProblems)[number];

/** Why the date of a special day cannot be published. */
export const specialDayProblems = ["DATE_MISSING", "DATE_TWICE"] as const;
export type SpecialDayProblem = (typeof specialDayProblems)[number];

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Minutes since midnight; undefined for what is no time of a day. */
const minutesOf = (time: string): number | undefined => {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time) ?? [];
  return hours === undefined ? undefined : Number(hours) * 60 + Number(minutes);
};

/** A span in minutes of its day; `to` is at most 1440. */
interface Minutes {
  readonly from: number;
  readonly to: number;
}

const minutesOfSpan = ({ from, to }: OpeningSpan): Minutes | undefined => {
  const [start, end] = [minutesOf(from), minutesOf(to)];
  return start === undefined || end === undefined ? undefined : { from: start, to: end === 0 ? 1440 : end };
};

/** What is wrong with a span among the spans of its day; undefined where nothing is. Of two that overlap, the later one is wrong. */
export const spanProblem = (spans: readonly OpeningSpan[], index: number): SpanProblem | undefined => {
  const span = spans[index];
  const own = span === undefined ? undefined : minutesOfSpan(span);
  if (own === undefined) return "TIME_MISSING";
  if (own.to <= own.from) return "END_BEFORE_START";
  const overlaps = spans.slice(0, index).some((earlier) => {
    const other = minutesOfSpan(earlier);
    return other !== undefined && other.from < other.to && other.from < own.to && own.from < other.to;
  });
  return overlaps ? "SPANS_OVERLAP" : undefined;
};

const dateOf = (day: number): string => new Date(day).toISOString().slice(0, 10);

/** The day at midnight UTC; undefined for what is no day of the calendar, such as 31 February. */
const dayOf = (date: string): number | undefined => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) return undefined;
  const day = Date.parse(`${date}T00:00:00.000Z`);
  return Number.isNaN(day) || dateOf(day) !== date ? undefined : day;
};

/** What is wrong with the date of a special day; of two days with one date, the later one is wrong. */
export const specialDayProblem = (
  special: readonly SpecialDay[],
  index: number,
): SpecialDayProblem | undefined => {
  const date = special[index]?.date ?? "";
  if (dayOf(date) === undefined) return "DATE_MISSING";
  return special.slice(0, index).some((earlier) => earlier.date === date) ? "DATE_TWICE" : undefined;
};

/** Copies the spans of a weekday to other weekdays. */
export const copyDay = (hours: OpeningHours, from: Weekday, to: readonly Weekday[]): OpeningHours => ({
  ...hours,
  week: { ...hours.week, ...Object.fromEntries(to.map((weekday) => [weekday, hours.week[from]])) },
});

/** The spans of a day that have no problem, in the order of the clock: what visitors are shown. */
export const shownSpans = (spans: readonly OpeningSpan[]): readonly OpeningSpan[] =>
  spans
    .filter((_span, index) => spanProblem(spans, index) === undefined)
    .toSorted((one, other) => (one.from < other.from ? -1 : 1));

/** The special days that visitors are shown: those with a date, from the given date on, in order. */
export const shownSpecialDays = ({ special }: OpeningHours, from: string): readonly SpecialDay[] =>
  special
    .filter(({ date }, index) => specialDayProblem(special, index) === undefined && date >= from)
    .toSorted((one, other) => (one.date < other.date ? -1 : 1));

const formats = new Map<string, Intl.DateTimeFormat>();

/** Making a format costs more than a hundred uses of it. */
const formatOf = (timeZone: string): Intl.DateTimeFormat => {
  const known = formats.get(timeZone);
  if (known !== undefined) return known;
  const format = new Intl.DateTimeFormat("en-US", {
    timeZone,
    calendar: "iso8601",
    numberingSystem: "latn",
    hourCycle: "h23",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
  });
  formats.set(timeZone, format);
  return format;
};

/** What a wall clock of the zone shows at an instant, to the minute, written as if that were UTC. */
const wallOf = (instant: number, timeZone: string): number => {
  const parts = new Map(
    formatOf(timeZone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const part = (name: Intl.DateTimeFormatPartTypes): number => parts.get(name) ?? 0;
  return Date.UTC(part("year"), part("month") - 1, part("day"), part("hour"), part("minute"));
};

const offsetOf = (instant: number, timeZone: string): number =>
  wallOf(instant, timeZone) - Math.floor(instant / MINUTE) * MINUTE;

/** The date that a wall clock of the zone shows. */
export const localDate = (now: Date, timeZone: string): string => dateOf(wallOf(now.getTime(), timeZone));

/** The weekday of a date. */
export const weekdayOf = (date: string): Weekday =>
  weekdays[(new Date(`${date}T00:00:00.000Z`).getUTCDay() + 6) % 7] ?? "monday";

/** The first instant between two, to the minute, at which the later offset holds. */
const changeBetween = (before: number, after: number, timeZone: string): number => {
  const offset = offsetOf(after, timeZone);
  let [low, high] = [before, after];
  while (high - low > MINUTE) {
    const middle = low + Math.floor((high - low) / MINUTE / 2) * MINUTE;
    if (offsetOf(middle, timeZone) === offset) high = middle;
    else low = middle;
  }
  return high;
};

/**
 * The instant at which a wall clock shows a time. A time that is shown twice, since the clock is put back, is its first instant
 * for an opening and its last for a closing; a time that is left out is the instant at which the clock is put forward.
 */
const instantOf = (wall: number, timeZone: string, of: "opening" | "closing"): number => {
  const [before, after] = [offsetOf(wall - DAY, timeZone), offsetOf(wall + DAY, timeZone)];
  const candidates = [
    { instant: wall - before, offset: before },
    { instant: wall - after, offset: after },
  ];
  const ordered = of === "opening" ? candidates : candidates.toReversed();
  return (
    ordered.find(({ instant, offset }) => offsetOf(instant, timeZone) === offset)?.instant ??
    changeBetween(wall - after, wall - before, timeZone)
  );
};

/** When a wall clock of the zone shows the next day. */
export const nextDay = (now: Date, timeZone: string): Date => {
  const today = Math.floor(wallOf(now.getTime(), timeZone) / DAY) * DAY;
  return new Date(instantOf(today + DAY, timeZone, "opening"));
};

interface Opening {
  readonly opensAt: number;
  readonly closesAt: number;
}

/** The openings of a day, given at midnight UTC. */
const openingsOf = (hours: OpeningHours, day: number, timeZone: string): readonly Opening[] => {
  const date = dateOf(day);
  const spans = hours.special.find((special) => special.date === date)?.spans;
  return shownSpans(spans ?? hours.week[weekdayOf(date)]).flatMap((span) => {
    const minutes = minutesOfSpan(span);
    if (minutes === undefined) return [];
    const opensAt = instantOf(day + minutes.from * MINUTE, timeZone, "opening");
    const closesAt = instantOf(day + minutes.to * MINUTE, timeZone, "closing");
    return closesAt > opensAt ? [{ opensAt, closesAt }] : [];
  });
};

/** How far ahead the next opening is looked for, in days. */
const HORIZON = 366;

/** The openings from the day before an instant on; those that touch are one. */
function* openingsFrom(hours: OpeningHours, instant: number, timeZone: string): Generator<Opening> {
  const today = Math.floor(wallOf(instant, timeZone) / DAY) * DAY;
  let pending: Opening | undefined;
  for (let ahead = -1; ahead <= HORIZON; ahead += 1)
    for (const opening of openingsOf(hours, today + ahead * DAY, timeZone)) {
      if (pending !== undefined && opening.opensAt <= pending.closesAt)
        pending = { ...pending, closesAt: Math.max(pending.closesAt, opening.closesAt) };
      else {
        if (pending !== undefined) yield pending;
        pending = opening;
      }
    }
  // The last one may go on behind the horizon.
  if (pending !== undefined)
    yield pending.closesAt > today + HORIZON * DAY
      ? { ...pending, closesAt: Number.POSITIVE_INFINITY }
      : pending;
}

/** Whether the company is open, and when that changes; `until` and `opensAt` are undefined where it does not within a year. */
export type OpeningState =
  | { readonly _tag: "Open"; readonly until: Date | undefined }
  | { readonly _tag: "Closed"; readonly opensAt: Date | undefined };

/** Whether the company is open at an instant, in the time zone of its address, and when that changes. */
export const openingState = (hours: OpeningHours, now: Date, timeZone: string): OpeningState => {
  const instant = now.getTime();
  for (const { opensAt, closesAt } of openingsFrom(hours, instant, timeZone)) {
    if (closesAt <= instant) continue;
    if (opensAt > instant) return { _tag: "Closed", opensAt: new Date(opensAt) };
    return { _tag: "Open", until: Number.isFinite(closesAt) ? new Date(closesAt) : undefined };
  }
  return { _tag: "Closed", opensAt: undefined };
};
