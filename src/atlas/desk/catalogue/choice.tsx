import { useId } from "react";
import css from "./choice.module.css";

export interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly {
    readonly value: Value;
    readonly label: string;
    readonly lang?: string;
    readonly disabled?: boolean;
  }[];
  readonly onChange: (value: Value) => void;
}

/** A compact select field. */
export const Choice = <Value extends string>({ label, value, options, onChange }: ChoiceProps<Value>) => {
  const id = useId();
  return (
    <div className={css["choice"]}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={value}
        onChange={(event) => {
          const chosen = options.find((option) => option.value === event.target.value);
          if (chosen !== undefined) onChange(chosen.value);
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value} lang={option.lang} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
};
