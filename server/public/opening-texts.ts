import type { OpeningSpan, OpeningState, Weekday } from "../../src/domain/website/opening-hours.ts";
import { localDate, weekdays } from "../../src/domain/website/opening-hours.ts";
import type { Language } from "../texts/language.ts";
import { textsIn } from "../texts/server-texts.ts";

const DAY = 24 * 60 * 60_000;

/** Times and days in a language, as the company's country writes them. */
export interface OpeningTexts {
  readonly weekday: (weekday: Weekday) => string;
  /** A special day, such as `2026-12-24`. */
  readonly date: (date: string) => string;
  readonly span: (span: OpeningSpan) => string;
  /** Whether the company is open now, and when that changes. */
  readonly state: (state: OpeningState, now: Date, timeZone: string) => string;
}

const utcDay = (date: string): Date => new Date(`${date}T00:00:00.000Z`);

// 1 January 2024 was a Monday.
const dayOfWeekday = (weekday: Weekday): Date => new Date(Date.UTC(2024, 0, 1 + weekdays.indexOf(weekday)));

/** The texts for a company in a country, which may be empty. */
export const openingTexts = (language: Language, country: string): OpeningTexts => {
  const locale = /^[A-Z]{2}$/.test(country) ? `${language}-${country}` : language;
  const t = textsIn(language);
  const format = (options: Intl.DateTimeFormatOptions, timeZone = "UTC"): Intl.DateTimeFormat =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone });
  const clock = { hour: "2-digit", minute: "2-digit" } as const;
  const time = format(clock);
  const weekdayName = format({ weekday: "long" });
  const fullDate = format({ weekday: "short", day: "numeric", month: "long", year: "numeric" });
  const relative = new Intl.RelativeTimeFormat(locale, { numeric: "auto" });

  const day = (ahead: number, date: string): string => {
    if (ahead <= 1) return relative.format(ahead, "day");
    return ahead < 7 ? weekdayName.format(utcDay(date)) : fullDate.format(utcDay(date));
  };

  /** A change of the state. One at midnight is of the day that ends where the company closes then. */
  const when = (at: Date, tag: OpeningState["_tag"], now: Date, timeZone: string): string => {
    const date = localDate(tag === "Open" ? new Date(at.getTime() - 1) : at, timeZone);
    const ahead = Math.round((utcDay(date).getTime() - utcDay(localDate(now, timeZone)).getTime()) / DAY);
    const clockTime = format(clock, timeZone).format(at);
    return ahead === 0 && tag === "Open" ? clockTime : `${day(ahead, date)}, ${clockTime}`;
  };

  return {
    weekday: (weekday) => weekdayName.format(dayOfWeekday(weekday)),
    date: (date) => fullDate.format(utcDay(date)),
    span: ({ from, to }) => {
      if (from === "00:00" && to === "00:00") return t("partner_page.all_day");
      const [begin, end] = [from, to].map((text) => time.format(new Date(`1970-01-01T${text}:00.000Z`)));
      return `${begin} – ${end}`;
    },
    state: (state, now, timeZone) => {
      const change = state._tag === "Open" ? state.until : state.opensAt;
      if (change === undefined) return t(state._tag === "Open" ? "partner_page.open" : "partner_page.closed");
      return t(state._tag === "Open" ? "partner_page.open_until" : "partner_page.closed_until", {
        when: when(change, state._tag, now, timeZone),
      });
    },
  };
};
