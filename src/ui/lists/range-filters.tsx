import type { Elements } from "../kit/elements.ts";
import { useText } from "../i18n/use-text.ts";
import { DateRangePicker } from "../kit/dates/date-range-picker.tsx";
import { Field } from "../kit/fields/field.tsx";
import { printAmounts, readAmounts, type AmountRange } from "./amount-choice.ts";
import { AmountField } from "./amount-field.tsx";
import styles from "./list-controls.module.css";
import { printPeriod, readPeriod } from "./period-choice.ts";

interface RangeFiltersProps {
  /** The list's filters by parameter. */
  readonly choices: Readonly<Record<string, string>>;
  /** Nothing is chosen with an empty value. */
  readonly onChoose: (range: "period" | "amount", value: string) => void;
  /** What the date and the amount of the rows are called. */
  readonly period: string | undefined;
  readonly amount: string | undefined;
}

/** A list's date and amount, each from one value to another, kept in the address bar. */
export const RangeFilters = ({ choices, onChoose, period, amount }: RangeFiltersProps): Elements => {
  const t = useText();
  const amounts = readAmounts(choices["amount"] ?? "") ?? {};
  const putAmounts = (bounds: AmountRange) => onChoose("amount", printAmounts(bounds));
  return (
    <>
      {period === undefined ? null : (
        <Field label={period}>
          {(control) => (
            <DateRangePicker
              {...control}
              label={period}
              value={readPeriod(choices["period"] ?? "")}
              onChange={(value) => onChoose("period", value === undefined ? "" : printPeriod(value))}
            />
          )}
        </Field>
      )}
      {amount === undefined ? null : (
        <div className={styles["range"]}>
          <AmountField
            label={t("list.amount.from", { amount })}
            value={amounts.min}
            problemOf={(min) =>
              amounts.max !== undefined && min > amounts.max ? t("list.amount.order") : undefined
            }
            onChange={(min) => {
              const { min: _, ...others } = amounts;
              putAmounts(min === undefined ? others : { ...others, min });
            }}
          />
          <AmountField
            label={t("list.amount.to", { amount })}
            value={amounts.max}
            problemOf={(max) =>
              amounts.min !== undefined && max < amounts.min ? t("list.amount.order") : undefined
            }
            onChange={(max) => {
              const { max: _, ...others } = amounts;
              putAmounts(max === undefined ? others : { ...others, max });
            }}
          />
        </div>
      )}
    </>
  );
};
