import { Suspense, useCallback, useState } from "react";
import CalendarRange from "lucide-react/icons/calendar-range";
import { lazyPart } from "../../code/lazy-part.tsx";
import { useFormat } from "../../i18n/format.ts";
import { useText } from "../../i18n/use-text.ts";
import { classNames } from "../class-names.ts";
import { rangeText, type DateRange } from "./date-range.ts";
import css from "./date-range-picker.module.css";
import type { FieldControl } from "../fields/field.tsx";
import { Icon } from "../buttons/icon.tsx";
import input from "../fields/input.module.css";
import { Popover } from "../overlays/popover.tsx";
import { Skeleton } from "../states/skeleton.tsx";

/** The calendar's code is loaded when it is first opened. */
const Calendar = lazyPart(async () => (await import("./date-range-calendar.tsx")).DateRangeCalendar);

export interface DateRangePickerProps extends FieldControl {
  /** The accessible name of the calendar. */
  readonly label: string;
  readonly value: DateRange | undefined;
  readonly onChange: (value: DateRange | undefined) => void;
  /** The first selectable day. */
  readonly min?: Date;
  readonly max?: Date;
  readonly disabled?: boolean;
}

/** A field for a period of whole days in UTC; no single day, no time of day (shell §5). Use it in a `Field`. */
export const DateRangePicker = ({
  label,
  value,
  onChange,
  min,
  max,
  disabled = false,
  ...control
}: DateRangePickerProps) => {
  const t = useText();
  const format = useFormat();
  const [open, setOpen] = useState(false);
  const chosen = `${control.id}-chosen`;
  const close = useCallback(() => setOpen(false), []);
  const choose = (range: DateRange | undefined) => {
    document.getElementById(control.id)?.focus();
    setOpen(false);
    onChange(range);
  };
  return (
    <Popover
      open={open}
      onClose={close}
      label={label}
      renderTrigger={(trigger) => (
        <button
          {...control}
          {...trigger}
          // The label is its name: what is chosen is said after it.
          aria-describedby={[chosen, control["aria-describedby"]].join(" ").trim()}
          type="button"
          disabled={disabled}
          onClick={() => setOpen(!open)}
          className={classNames(input["input"], css["toggle"])}
        >
          <Icon of={CalendarRange} />
          <span id={chosen} className={value === undefined ? css["empty"] : undefined}>
            {value === undefined ? t("kit.period.placeholder") : rangeText(format, value)}
          </span>
        </button>
      )}
    >
      <Suspense fallback={<Skeleton shape="card" count={2} />}>
        <Calendar value={value} onChange={choose} {...(min && { min })} {...(max && { max })} />
      </Suspense>
    </Popover>
  );
};
