import type { FieldControl } from "./field.tsx";
import { Listbox, type FormControl } from "./listbox.tsx";
import type { SelectItem } from "./option-list.tsx";

export interface SelectProps<Value> extends FieldControl, FormControl {
  readonly items: readonly SelectItem<Value>[];
  readonly value: Value | undefined;
  readonly onChange: (value: Value) => void;
  readonly disabled?: boolean;
}

/** A selection of one option; the list closes on blur (shell §4). Use it in a `Field`. */
export const Select = <Value,>({ items, value, onChange, ...rest }: SelectProps<Value>) => {
  const chosen = items.filter((item) => item.value === value);
  return (
    <Listbox
      {...rest}
      items={items}
      chosen={chosen.map((item) => item.value)}
      text={chosen[0]?.label}
      lang={chosen[0]?.lang}
      multiple={false}
      onChoose={onChange}
    />
  );
};
