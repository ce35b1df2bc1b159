import { useMemo, useState } from "react";
import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import { DayPicker, type DateRange as PickedRange, type Matcher } from "react-day-picker";
import { useFormat } from "../../i18n/format.ts";
import { useText } from "../../i18n/use-text.ts";
import { Button } from "../buttons/button.tsx";
import { dayIn, firstDayOfWeek, rangeText, type DateRange } from "./date-range.ts";
import { namedPeriod, periodNames } from "./named-periods.ts";
import css from "./date-range-picker.module.css";
import { Icon } from "../buttons/icon.tsx";

export interface DateRangeCalendarProps {
  readonly value: DateRange | undefined;
  readonly onChange: (value: DateRange | undefined) => void;
  readonly min?: Date;
  readonly max?: Date;
}

const classNames = {
  months: css["months"] ?? "",
  nav: css["nav"] ?? "",
  button_previous: css["turn"] ?? "",
  button_next: css["turn"] ?? "",
  month_caption: css["caption"] ?? "",
  month_grid: css["grid"] ?? "",
  weekday: css["weekday"] ?? "",
  day: css["day"] ?? "",
  today: css["today"] ?? "",
  disabled: css["off"] ?? "",
  range_start: css["end"] ?? "",
  range_end: css["end"] ?? "",
  range_middle: css["middle"] ?? "",
};

const Chevron = ({ orientation }: { readonly orientation?: "up" | "down" | "left" | "right" }) => (
  <Icon of={orientation === "left" ? ChevronLeft : ChevronRight} />
);

/** Converts the library's dates to plain `Date` values. */
const plain = ({ from, to }: PickedRange): DateRange | undefined =>
  from && to ? { from: new Date(from.getTime()), to: new Date(to.getTime()) } : undefined;

/** The calendar of `DateRangePicker`; a selection takes effect when it is applied. */
export const DateRangeCalendar = ({ value, onChange, min, max }: DateRangeCalendarProps) => {
  const t = useText();
  const format = useFormat();
  const [draft, setDraft] = useState<DateRange | undefined>(value);
  const [today] = useState(() => dayIn(new Date()));
  const names = useMemo(() => {
    const written = (options: Intl.DateTimeFormatOptions) => {
      const formatter = new Intl.DateTimeFormat(format.tag, { ...options, timeZone: "UTC" });
      return (date: Date) => formatter.format(date.getTime());
    };
    return {
      day: written({ dateStyle: "full" }),
      month: written({ month: "long", year: "numeric" }),
      weekday: written({ weekday: "short" }),
      weekdayName: written({ weekday: "long" }),
    };
  }, [format.tag]);
  const outside: readonly Matcher[] = [min ? [{ before: min }] : [], max ? [{ after: max }] : []].flat();
  const offered = periodNames
    .map((name) => ({ name, period: namedPeriod(name, today) }))
    .filter(({ period: { from, to } }) => (!min || from >= min) && (!max || to <= max));
  return (
    <div className={css["calendar"]}>
      {offered.length > 0 && (
        <ul aria-label={t("kit.period.named")} className={css["named"]}>
          {offered.map(({ name, period }) => (
            <li key={name}>
              <Button onClick={() => onChange(period)}>{t(`kit.period.${name}`)}</Button>
            </li>
          ))}
        </ul>
      )}
      <DayPicker
        mode="range"
        timeZone="UTC"
        today={today}
        weekStartsOn={firstDayOfWeek(format.tag)}
        selected={draft && { from: draft.from, to: draft.to }}
        onSelect={(range) => setDraft(range && plain(range))}
        disabled={[...outside]}
        {...(draft && { defaultMonth: draft.from })}
        {...(min && { startMonth: min })}
        {...(max && { endMonth: max })}
        classNames={classNames}
        components={{ Chevron }}
        formatters={{ formatCaption: names.month, formatWeekdayName: names.weekday }}
        labels={{
          labelDayButton: (date, { today }) =>
            today === true ? t("kit.period.today", { day: names.day(date) }) : names.day(date),
          labelGrid: names.month,
          labelWeekday: names.weekdayName,
          labelNav: () => t("kit.period.months"),
          labelNext: () => t("kit.period.next"),
          labelPrevious: () => t("kit.period.previous"),
        }}
      />
      <div className={css["foot"]}>
        <p aria-live="polite" className={css["status"]}>
          {draft === undefined ? t("kit.period.first") : rangeText(format, draft)}
        </p>
        <Button variant="primary" disabled={draft === undefined} onClick={() => onChange(draft)}>
          {t("kit.period.apply")}
        </Button>
        {value !== undefined && (
          <Button variant="quiet" onClick={() => onChange(undefined)}>
            {t("kit.period.clear")}
          </Button>
        )}
      </div>
    </div>
  );
};
