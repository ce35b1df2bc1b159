import { useFormat } from "../i18n/format.ts";
import { useText } from "../i18n/use-text.ts";
import { Checkbox } from "../kit/fields/checkbox.tsx";
import { Field } from "../kit/fields/field.tsx";
import { MultiSelect } from "../kit/fields/multi-select.tsx";
import { Select } from "../kit/fields/select.tsx";
import { filterTexts } from "./filter-texts.ts";
import { nothingNarrowed } from "./list-address.ts";
import { ListControls } from "./list-controls.tsx";
import { listLabels } from "./list-labels.ts";
import { AmountFilter, PeriodFilter } from "./range-filters.tsx";
import { SearchField } from "./search-field.tsx";
import type { ListState } from "./use-list.ts";

/** The declared search, filters and order of a list, kept in the address bar. */
export const ListFilters = ({ list }: { readonly list: ListState }) => {
  const t = useText();
  const format = useFormat();
  const { declared, rules, address, change } = list;
  const texts = filterTexts(t, format, declared);
  const { codes } = texts;
  const chosen = address.choices;
  const choose = (name: string, value: string) => {
    const { [name]: _, ...others } = chosen;
    change({ choices: value === "" ? others : { ...others, [name]: value } });
  };
  const sorts = rules.columns.flatMap((value) => {
    const column = texts.columnText(value);
    return [
      { value, label: t("list.sort.ascending", { column }) },
      { value: `-${value}`, label: t("list.sort.descending", { column }) },
    ];
  });
  const main = [
    codes === undefined || rules.statuses.length === 0 ? null : (
      <Field key="status" label={codes.label}>
        {(control) => (
          <MultiSelect
            {...control}
            none={t("list.all")}
            items={rules.statuses.map((value) => ({ value, label: codes.textOf(value) }))}
            values={address.status}
            onChange={(status) => change({ status })}
          />
        )}
      </Field>
    ),
    texts.period === undefined ? null : (
      <PeriodFilter
        key="period"
        label={texts.period}
        value={chosen["period"] ?? ""}
        onChange={(period) => choose("period", period)}
      />
    ),
  ];
  const further = [
    ...texts.choices.map(({ name, label, all, items }) => (
      <Field key={name} label={label}>
        {(control) => (
          <Select
            {...control}
            items={[{ value: "", label: all }, ...items]}
            value={chosen[name] ?? ""}
            onChange={(value) => choose(name, value)}
          />
        )}
      </Field>
    )),
    ...texts.only.map(({ name, label }) => (
      <Checkbox
        key={name}
        label={label}
        checked={chosen[name] !== undefined}
        onChange={(on) => choose(name, on ? "1" : "")}
      />
    )),
    texts.amount === undefined ? null : (
      <AmountFilter
        key="amount"
        label={texts.amount}
        value={chosen["amount"] ?? ""}
        onChange={(amount) => choose("amount", amount)}
      />
    ),
  ].filter((filter) => filter !== null);
  return (
    <ListControls
      labels={listLabels(t, format, list, texts)}
      active={address.status.length + Object.keys(chosen).length + (address.search === "" ? 0 : 1)}
      onClear={() => change(nothingNarrowed)}
      search={
        <SearchField
          {...texts.search}
          value={address.search}
          onSearch={(search) => change({ search }, "replace")}
        />
      }
      main={main}
      further={further}
      phoneOnly={
        <Field label={t("list.sort")}>
          {(control) => (
            <Select {...control} items={sorts} value={address.sort} onChange={(sort) => change({ sort })} />
          )}
        </Field>
      }
    />
  );
};
