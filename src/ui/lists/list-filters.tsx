import type { ReactNode } from "react";
import { useText } from "../i18n/use-text.ts";
import { Field } from "../kit/fields/field.tsx";
import { MultiSelect } from "../kit/fields/multi-select.tsx";
import { Select } from "../kit/fields/select.tsx";
import { nothingNarrowed, type Sort } from "./list-address.ts";
import { ListControls } from "./list-controls.tsx";
import { RangeFilters, type RangeFiltersProps } from "./range-filters.tsx";
import { SearchField } from "./search-field.tsx";
import type { ListState } from "./use-list-address.ts";

export interface ListFiltersProps<Status extends string, Column extends string> {
  readonly list: ListState<Status, Column>;
  readonly searchLabel: string;
  readonly searchHelp: string;
  /** Left out for a list without statuses. */
  readonly statusLabel?: string;
  readonly statusText?: (status: Status) => string;
  readonly columnText: (column: Column) => string;
  /** Controls of further filters. */
  readonly more?: ReactNode;
  /** The names of the date and the amount that the rules say the rows have. */
  readonly ranges?: RangeFiltersProps["labels"];
}

/** Search, status filter and order of a list, kept in the address bar. */
export const ListFilters = <Status extends string, Column extends string>(
  props: ListFiltersProps<Status, Column>,
) => {
  const {
    list: { rules, address, change },
    searchLabel,
    searchHelp,
    statusLabel,
    statusText,
    columnText,
    more,
    ranges,
  } = props;
  const t = useText();
  const sorts = rules.columns.flatMap(
    (column): readonly { readonly value: Sort<Column>; readonly label: string }[] => [
      { value: column, label: t("list.sort.ascending", { column: columnText(column) }) },
      { value: `-${column}`, label: t("list.sort.descending", { column: columnText(column) }) },
    ],
  );
  return (
    <ListControls
      active={
        address.status.length + Object.keys(address.choices ?? {}).length + (address.search === "" ? 0 : 1)
      }
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
          {statusLabel === undefined || statusText === undefined ? null : (
            <Field label={statusLabel}>
              {(control) => (
                <MultiSelect
                  {...control}
                  placeholder={t("list.all")}
                  items={rules.statuses.map((value) => ({ value, label: statusText(value) }))}
                  values={address.status}
                  onChange={(status) => change({ status })}
                />
              )}
            </Field>
          )}
          {more}
          {ranges === undefined ? null : (
            <RangeFilters
              choices={address.choices ?? {}}
              onChange={(choices) => change({ choices })}
              labels={ranges}
            />
          )}
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
