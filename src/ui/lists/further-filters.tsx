import { useText } from "../i18n/use-text.ts";
import { Checkbox } from "../kit/fields/checkbox.tsx";
import { Field } from "../kit/fields/field.tsx";
import { Select } from "../kit/fields/select.tsx";
import { AmountFilter } from "./amount-filter.tsx";
import { choose } from "./choose.ts";
import type { FilterTexts } from "./filter-texts.ts";
import type { ListState } from "./use-list.ts";

export interface FurtherFiltersProps {
  readonly list: ListState;
  readonly texts: FilterTexts;
}

/** The filters of a list that the sheet alone has, and its order: stacked rows have no head, and a head no order that is not a column's. */
export const FurtherFilters = ({ list, texts }: FurtherFiltersProps) => {
  const t = useText();
  const { rules, address, change } = list;
  const chosen = address.choices;
  const sorts = rules.sorts.map((value) => ({ value, label: texts.sortText(value) }));
  const choices = texts.choices.flatMap((choice) => {
    const items = choice.items.filter(({ value }) => rules.choices[choice.name]?.(value));
    return items.length === 0 ? [] : [{ ...choice, items }];
  });
  return (
    <>
      {choices.map(({ name, label, all, items }) => (
        <Field key={name} label={label}>
          {(control) => (
            <Select
              {...control}
              items={[{ value: "", label: all }, ...items]}
              value={chosen[name] ?? ""}
              onChange={(value) => choose(list, name, value)}
            />
          )}
        </Field>
      ))}
      {texts.only.map(({ name, label }) => (
        <Checkbox
          key={name}
          label={label}
          checked={chosen[name] !== undefined}
          onChange={(on) => choose(list, name, on ? "1" : "")}
        />
      ))}
      {texts.amount !== undefined && (
        <AmountFilter
          label={texts.amount}
          value={chosen["amount"] ?? ""}
          onChange={(amount) => choose(list, "amount", amount)}
        />
      )}
      <Field label={t("list.sort")}>
        {(control) => (
          <Select {...control} items={sorts} value={address.sort} onChange={(sort) => change({ sort })} />
        )}
      </Field>
    </>
  );
};
