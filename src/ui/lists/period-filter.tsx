import type { Elements } from "../kit/elements.ts";
import { DateRangePicker } from "../kit/dates/date-range-picker.tsx";
import { Field } from "../kit/fields/field.tsx";
import styles from "./list-filters.module.css";
import { printPeriod, readPeriod } from "./period-choice.ts";

export interface RangeFilterProps {
  /** What is filtered is called. */
  readonly label: string;
  /** As it is kept in the address bar; empty for none. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** The rows of a list from one day to another. */
export const PeriodFilter = ({ label, value, onChange }: RangeFilterProps): Elements => (
  <div className={styles["period"]}>
    <Field label={label}>
      {(control) => (
        <DateRangePicker
          {...control}
          label={label}
          value={readPeriod(value)}
          onChange={(period) => onChange(period === undefined ? "" : printPeriod(period))}
        />
      )}
    </Field>
  </div>
);
