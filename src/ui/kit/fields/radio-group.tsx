import { useId } from "react";
import { describedBy, FieldMessages, type FieldMessagesProps } from "./field-messages.tsx";
import field from "./field.module.css";
import css from "./input.module.css";

interface RadioOption<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly help?: string;
}

export interface RadioGroupProps<Value extends string> extends FieldMessagesProps {
  readonly label: string;
  readonly options: readonly RadioOption<Value>[];
  readonly value: Value | undefined;
  readonly onChange: (value: Value) => void;
  readonly disabled?: boolean;
  /** The field's name in its form; generated if undefined. */
  readonly name?: string | undefined;
  readonly onBlur?: (() => void) | undefined;
}

/** Radio buttons for one of a few options. */
export const RadioGroup = <Value extends string>({
  label,
  options,
  value,
  onChange,
  help,
  error,
  name,
  onBlur,
  disabled = false,
}: RadioGroupProps<Value>) => {
  const id = useId();
  const { "aria-describedby": messages } = describedBy(id, { help, error });
  return (
    <fieldset className={field["field"]} disabled={disabled} aria-describedby={messages}>
      <legend className={field["label"]}>{label}</legend>
      <div className={field["choices"]}>
        {options.map((option) => (
          <label key={option.value} className={css["choice"]}>
            <input
              type="radio"
              name={name ?? id}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              onBlur={onBlur}
            />
            <span>
              <span>{option.label}</span>
              {option.help !== undefined && <span className={css["choiceHelp"]}>{option.help}</span>}
            </span>
          </label>
        ))}
      </div>
      <FieldMessages id={id} help={help} error={error} />
    </fieldset>
  );
};
