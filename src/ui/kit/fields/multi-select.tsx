import { useText } from "../../i18n/use-text.ts";
import type { FieldControl } from "./field.tsx";
import { Listbox, type FormControl } from "./listbox.tsx";
import type { SelectItem } from "./option-list.tsx";

export interface MultiSelectProps<Value> extends FieldControl, FormControl {
  readonly items: readonly SelectItem<Value>[];
  readonly values: readonly Value[];
  readonly onChange: (values: readonly Value[]) => void;
  /** What no choice means, such as all; without it, the field asks for one. */
  readonly none?: string;
  readonly disabled?: boolean;
}

/**
 * A selection of several options: choosing one toggles it, and every change is reported (shell §4). Use it in a
 * `Field`.
 */
export const MultiSelect = <Value,>({ items, values, onChange, none, ...rest }: MultiSelectProps<Value>) => {
  const t = useText();
  const chosen = items.filter((item) => values.includes(item.value));
  const text = (): string | undefined => {
    const [only, ...others] = chosen;
    if (only === undefined) return none;
    return others.length === 0 ? only.label : t("kit.select.chosen", { count: chosen.length });
  };
  const toggle = (value: Value) =>
    onChange(
      items.flatMap((item) => (values.includes(item.value) !== (item.value === value) ? [item.value] : [])),
    );
  return (
    <Listbox
      {...rest}
      items={items}
      chosen={chosen.map((item) => item.value)}
      text={text()}
      multiple
      onChoose={toggle}
    />
  );
};
