import { useId, type ComponentProps, type ReactNode } from "react";
import { describedBy, FieldMessages, type FieldMessagesProps } from "./field-messages.tsx";
import field from "./field.module.css";
import css from "./input.module.css";

export interface CheckboxProps
  extends
    FieldMessagesProps,
    Omit<
      ComponentProps<"input">,
      "type" | "checked" | "defaultChecked" | "onChange" | "className" | "style" | "id"
    > {
  readonly label: ReactNode;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** A checkbox with its label. */
export const Checkbox = ({ label, help, error, onChange, ...rest }: CheckboxProps) => {
  const id = useId();
  return (
    <div className={field["field"]}>
      <label className={css["choice"]}>
        <input
          {...rest}
          {...describedBy(id, { help, error })}
          type="checkbox"
          onChange={(event) => onChange(event.target.checked)}
        />
        <span>{label}</span>
      </label>
      <FieldMessages id={id} help={help} error={error} />
    </div>
  );
};
