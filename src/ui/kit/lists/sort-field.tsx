import { useId } from "react";
import { useNavigate } from "react-router-dom";
import { useText } from "../../i18n/use-text.ts";
import { ChoiceSelect } from "../fields/choice-select.tsx";
import { labelIdOf } from "../fields/field.tsx";
import type { Column, SortedBy, TableProps } from "./table.tsx";
import css from "./table.module.css";

interface SortFieldProps<Row, Key extends string> extends Pick<TableProps<Row, Key>, "columns" | "sort"> {
  readonly sortHref: (sort: SortedBy<Key>) => ReturnType<NonNullable<TableProps<Row, Key>["sortHref"]>>;
}

const directions = ["ascending", "descending"] as const;

/** The order of stacked rows: they have no head whose columns could be pressed. */
export const SortField = <Row, Key extends string>({ columns, sort, sortHref }: SortFieldProps<Row, Key>) => {
  const t = useText();
  const navigate = useNavigate();
  const id = useId();
  const sorts = columns
    .filter(({ sortable }: Column<Row, Key>) => sortable === true)
    .flatMap(({ key, header }) =>
      directions.map((direction) => ({
        value: `${direction} ${key}`,
        label: t(`list.sort.${direction}`, { column: header }),
        sort: { key, direction },
      })),
    );
  return (
    <div className={css["sortField"]}>
      <label id={labelIdOf(id)} htmlFor={id}>
        {t("list.sort")}
      </label>
      <ChoiceSelect
        id={id}
        items={sorts}
        value={sort && `${sort.direction} ${sort.key}`}
        onChange={(chosen) => {
          const found = sorts.find(({ value }) => value === chosen);
          if (found !== undefined) void navigate(sortHref(found.sort));
        }}
      />
    </div>
  );
};
