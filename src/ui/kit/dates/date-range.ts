import type { Format } from "../../i18n/format.ts";

/** A period of whole days: both ends are midnight UTC and inclusive (shell §5). */
export interface DateRange {
  readonly from: Date;
  readonly to: Date;
}

/** A period as text, what both days have in common once; a single day is shown as that day. */
export const rangeText = ({ tag }: Format, { from, to }: DateRange): string =>
  new Intl.DateTimeFormat(tag, { dateStyle: "medium", timeZone: "UTC" }).formatRange(from, to);

interface WeekInfo {
  readonly firstDay: number;
}

/** The first day of the week in a region, where 0 is Sunday; Monday if the browser does not know it. */
export const firstDayOfWeek = (tag: string): 0 | 1 | 2 | 3 | 4 | 5 | 6 => {
  const locale = new Intl.Locale(tag) as Intl.Locale & {
    readonly getWeekInfo?: () => WeekInfo;
    readonly weekInfo?: WeekInfo;
  };
  const { firstDay } = locale.getWeekInfo?.() ?? locale.weekInfo ?? { firstDay: 1 };
  return (firstDay % 7) as 0 | 1 | 2 | 3 | 4 | 5 | 6;
};

/** The day of a moment in the reader's own time zone, as days of a period are written: midnight UTC. */
export const dayIn = (moment: Date): Date =>
  new Date(Date.UTC(moment.getFullYear(), moment.getMonth(), moment.getDate()));
