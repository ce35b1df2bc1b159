import type { DateRange } from "../kit/dates/date-range.ts";

const written = (day: Date): string => day.toISOString().slice(0, 10);

const readDay = (text: string): Date | undefined => {
  const day = new Date(`${text}T00:00:00.000Z`);
  return Number.isNaN(day.getTime()) || written(day) !== text ? undefined : day;
};

/** A period as a value in the address: `2026-01-01..2026-03-31`, both days included. */
export const printPeriod = ({ from, to }: DateRange): string => `${written(from)}..${written(to)}`;

/** The period of a value in the address; undefined if it is none. */
export const readPeriod = (value: string): DateRange | undefined => {
  const [first = "", last = "", ...more] = value.split("..");
  const [from, to] = [readDay(first), readDay(last)];
  return from === undefined || to === undefined || more.length > 0 || from > to ? undefined : { from, to };
};
