import { useText } from "../i18n/use-text.ts";
import { Field } from "../kit/fields/field.tsx";
import { Select } from "../kit/fields/select.tsx";
import type { ListState } from "./use-list-address.ts";

export interface ChoiceFilterProps<Value extends string, Status extends string, Column extends string> {
  readonly list: ListState<Status, Column>;
  /** The address parameter, one of the rules' `choices`. */
  readonly name: string;
  readonly label: string;
  readonly values: readonly Value[];
  readonly valueText: (value: Value) => string;
}

/** A further filter of a list: one of a few values, or all. */
export const ChoiceFilter = <Value extends string, Status extends string, Column extends string>({
  list: { address, change },
  name,
  label,
  values,
  valueText,
}: ChoiceFilterProps<Value, Status, Column>) => {
  const t = useText();
  const { [name]: chosen = "", ...others } = address.choices ?? {};
  const items = [
    { value: "", label: t("list.all") },
    ...values.map((value): { value: string; label: string } => ({ value, label: valueText(value) })),
  ];
  return (
    <Field label={label}>
      {(control) => (
        <Select
          {...control}
          items={items}
          value={chosen}
          onChange={(value) => change({ choices: value === "" ? others : { ...others, [name]: value } })}
        />
      )}
    </Field>
  );
};
