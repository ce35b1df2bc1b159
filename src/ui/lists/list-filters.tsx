import { Checkbox } from "../kit/fields/checkbox.tsx";
import type { Sort } from "../../domain/kit/list.ts";
import { useFormat } from "../i18n/format.ts";
import { useText } from "../i18n/use-text.ts";
import { Field } from "../kit/fields/field.tsx";
import { MultiSelect } from "../kit/fields/multi-select.tsx";
import { Select } from "../kit/fields/select.tsx";
import { ChoiceFilter, type Choice } from "./choice-filter.tsx";
import { nothingNarrowed } from "./list-address.ts";
import { declaredFilters } from "./declared-filters.ts";
import styles from "./list-controls.module.css";
import { ListControls } from "./list-controls.tsx";
import { listWords } from "./list-words.ts";
import { RangeFilters, type RangeFiltersProps } from "./range-filters.tsx";
import { SearchField } from "./search-field.tsx";
import type { ListState } from "./use-list-address.ts";

export interface ListFiltersProps<Status extends string, Column extends string> {
  readonly list: ListState<Status, Column>;
  readonly searchLabel?: string;
  readonly searchHelp?: string;
  /** Left out for a list without statuses. */
  readonly statusLabel?: string;
  readonly statusText?: (status: Status) => string;
  readonly columnText?: (column: Column) => string;
  /** Further filters of one value each. */
  readonly choices?: readonly Choice[];
  /** Those that let through only rows of which something is true. */
  readonly only?: readonly Pick<Choice, "name" | "label">[];
  /** The names of the date and the amount that the rules say the rows have. */
  readonly ranges?: RangeFiltersProps["labels"];
}

/** Search, status filter and order of a list, kept in the address bar. */
export const ListFilters = <Status extends string, Column extends string>(
  props: ListFiltersProps<Status, Column>,
) => {
  const t = useText();
  const format = useFormat();
  const said = { ...props, ...(props.list.declared && declaredFilters(t, format, props.list.declared)) };
  const {
    list,
    searchLabel = "",
    searchHelp = "",
    statusLabel,
    statusText,
    columnText = String,
    choices = [],
    only = [],
    ranges,
  } = said;
  const { rules, address, change } = list;
  const chosen = address.choices ?? {};
  const choose = (values: typeof chosen) => change({ choices: values });
  const sorts = rules.columns.flatMap(
    (column): readonly { readonly value: Sort<Column>; readonly label: string }[] => [
      { value: column, label: t("list.sort.ascending", { column: columnText(column) }) },
      { value: `-${column}`, label: t("list.sort.descending", { column: columnText(column) }) },
    ],
  );
  return (
    <ListControls
      words={listWords(t, format, said)}
      active={address.status.length + Object.keys(chosen).length + (address.search === "" ? 0 : 1)}
      onClear={() => change(nothingNarrowed)}
      search={
        <SearchField
          label={searchLabel}
          help={searchHelp}
          value={address.search}
          onSearch={(search) => change({ search }, "replace")}
        />
      }
      filters={
        <>
          {statusLabel === undefined || statusText === undefined || rules.statuses.length === 0 ? null : (
            <Field label={statusLabel}>
              {(control) => (
                <MultiSelect
                  {...control}
                  none={t("list.all")}
                  items={rules.statuses.map((value) => ({ value, label: statusText(value) }))}
                  values={address.status}
                  onChange={(status) => change({ status })}
                />
              )}
            </Field>
          )}
          {choices.map((choice) => (
            <ChoiceFilter key={choice.name} choices={chosen} onChange={choose} {...choice} />
          ))}
          {only.map(({ name, label }) => {
            const { [name]: isOn, ...others } = chosen;
            return (
              <div key={name} className={styles["unlabelled"]}>
                <Checkbox
                  label={label}
                  checked={isOn !== undefined}
                  onChange={(on) => choose(on ? { ...others, [name]: "1" } : others)}
                />
              </div>
            );
          })}
          {ranges === undefined ? null : <RangeFilters choices={chosen} onChange={choose} labels={ranges} />}
        </>
      }
      sheetOnly={
        <Field label={t("list.sort")}>
          {(control) => (
            <Select {...control} items={sorts} value={address.sort} onChange={(sort) => change({ sort })} />
          )}
        </Field>
      }
    />
  );
};
