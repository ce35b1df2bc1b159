import { useId } from "react";
import css from "./machine.module.css";

export interface SegmentsProps<Value extends string> {
  readonly label: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** A segmented control. */
export const Segments = <Value extends string>({ label, options, value, onChange }: SegmentsProps<Value>) => {
  const name = useId();
  return (
    <fieldset className={css["segments"]}>
      <legend className={css["hidden"]}>{label}</legend>
      {options.map((option) => (
        <label key={option.value} className={css["segment"]}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </fieldset>
  );
};
