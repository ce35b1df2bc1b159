import { useId } from "react";
import { describedBy, FieldMessages, type FieldMessagesProps } from "./field-messages.tsx";
import field from "./field.module.css";
import css from "./input.module.css";

interface CheckboxOption<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly help?: string;
  /** Why it cannot be changed; undefined if it can. */
  readonly blocked?: string | undefined;
}

export interface CheckboxGroupProps<Value extends string> extends FieldMessagesProps {
  readonly label: string;
  readonly name: string;
  readonly options: readonly CheckboxOption<Value>[];
  readonly values: readonly Value[];
  /** In the order of the options. */
  readonly onChange: (values: readonly Value[]) => void;
}

/** Checkboxes for several of a few options. Disabled options show the reason. */
export const CheckboxGroup = <Value extends string>({
  label,
  name,
  options,
  values,
  onChange,
  help,
  error,
}: CheckboxGroupProps<Value>) => {
  const id = useId();
  const { "aria-describedby": messages } = describedBy(id, { help, error });
  const toggle = (value: Value, checked: boolean) =>
    onChange(
      options
        .map((option) => option.value)
        .filter((known) => (known === value ? checked : values.includes(known))),
    );
  return (
    <fieldset className={field["field"]} aria-describedby={messages}>
      <legend className={field["label"]}>{label}</legend>
      <div className={field["choices"]}>
        {options.map(({ value, label: word, help: text, blocked }) => (
          <label key={value} className={css["choice"]}>
            <input
              type="checkbox"
              name={name}
              checked={values.includes(value)}
              disabled={blocked !== undefined}
              onChange={(event) => toggle(value, event.target.checked)}
            />
            <span>
              <span>{word}</span>
              {text !== undefined && <span className={css["choiceHelp"]}>{text}</span>}
              {blocked !== undefined && <span className={css["choiceHelp"]}>{blocked}</span>}
            </span>
          </label>
        ))}
      </div>
      <FieldMessages id={id} help={help} error={error} />
    </fieldset>
  );
};
