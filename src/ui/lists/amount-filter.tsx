import type { Elements } from "../kit/elements.ts";
import { useText } from "../i18n/use-text.ts";
import { printAmounts, readAmounts, type AmountRange } from "./amount-choice.ts";
import { AmountField } from "./amount-field.tsx";
import styles from "./list-filters.module.css";
import type { RangeFilterProps } from "./period-filter.tsx";

/** The rows of a list from one amount to another. */
export const AmountFilter = ({ label: amount, value, onChange }: RangeFilterProps): Elements => {
  const t = useText();
  const amounts = readAmounts(value) ?? {};
  const putAmounts = (bounds: AmountRange) => onChange(printAmounts(bounds));
  return (
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
  );
};
