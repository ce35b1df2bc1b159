import { Suspense, useState } from "react";
import type { Elements } from "../kit/elements.ts";
import { Field, type FieldProps } from "../kit/fields/field.tsx";
import { TextInput } from "../kit/fields/text-input.tsx";
import type { FieldBinding } from "./use-field.ts";

/** A field of a form whose value is chosen in a combobox. */
export interface LateField
  extends Omit<FieldProps, "children" | "optional" | "note">, Omit<FieldBinding<string>, "problem"> {}

export interface LateComboboxProps {
  readonly field: Pick<LateField, "label" | "help" | "error" | "name" | "onBlur">;
  /** What the field shows until the combobox is there. */
  readonly text: string;
  /** The combobox, which loads; told whether it takes the focus over. */
  readonly children: (focused: boolean) => Elements;
}

const unchanged = (): void => {};

/** A field whose combobox loads when it is shown. Until its code is there, it shows its value, and who has come to it stays there. */
export const LateCombobox = ({ field, text, children }: LateComboboxProps) => {
  const [isEntered, setEntered] = useState(false);
  const { label, help, error, name, onBlur } = field;
  return (
    <Suspense
      fallback={
        <Field label={label} help={help} error={error}>
          {(control) => (
            <TextInput
              {...control}
              name={name}
              value={text}
              onChange={unchanged}
              readOnly
              onFocus={() => setEntered(true)}
              onBlur={() => {
                setEntered(false);
                onBlur();
              }}
            />
          )}
        </Field>
      }
    >
      {children(isEntered)}
    </Suspense>
  );
};
