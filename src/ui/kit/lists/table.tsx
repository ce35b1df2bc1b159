import type { ReactNode } from "react";
import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowUp from "lucide-react/icons/arrow-up";
import type { To } from "react-router-dom";
import { Link } from "../buttons/link.tsx";
import { useText } from "../../i18n/use-text.ts";
import { classNames } from "../class-names.ts";
import { Icon } from "../buttons/icon.tsx";
import type { Least } from "./fit.ts";
import { SortField } from "./sort-field.tsx";
import { useFit } from "./use-fit.ts";
import css from "./table.module.css";

export interface SortedBy<Key extends string> {
  readonly key: Key;
  readonly direction: "ascending" | "descending";
}

export interface Column<Row, Key extends string> {
  readonly key: Key;
  readonly header: string;
  readonly render: (row: Row) => ReactNode;
  /** Right-aligned, and whole. */
  readonly number?: boolean;
  /** Its values never break, such as dates and codes. */
  readonly whole?: boolean;
  readonly sortable?: boolean;
  /** One of the two columns shown first where rows are stacked. */
  readonly primary?: boolean;
  /** Left out where the table does not fit, 1 first, if the row leads to where its value is shown. Other columns are never left out. */
  readonly least?: Least;
  /** Not on paper: its cells have controls only. */
  readonly screenOnly?: true;
}

export interface TableProps<Row, Key extends string> {
  /** The accessible name of the table. */
  readonly label: string;
  /** The first column identifies the row; its cell is the row's link. */
  readonly columns: readonly Column<Row, Key>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  readonly rowHref?: (row: Row) => To;
  readonly sort?: SortedBy<Key> | undefined;
  /** The address of the list in another order. */
  readonly sortHref?: (sort: SortedBy<Key>) => To;
  /** Keys of columns that are not shown; the first column always is. */
  readonly hidden?: readonly string[];
  /** Rows of 32 px instead of 44 px. */
  readonly compact?: boolean;
}

/** The class of a column's cells; columns are left out by the style sheet alone, so that paper has them all. */
const cellClass = <Row, Key extends string>(column: Column<Row, Key>, leads: boolean): string | undefined =>
  classNames(
    column.number && css["number"],
    column.whole && css["whole"],
    leads && column.least !== undefined && css[`least${column.least}`],
  );

interface HeadProps<Row, Key extends string> extends Pick<TableProps<Row, Key>, "sort" | "sortHref"> {
  readonly column: Column<Row, Key>;
  readonly leads: boolean;
}

const Head = <Row, Key extends string>({ column, leads, sort, sortHref }: HeadProps<Row, Key>) => {
  const direction = sort?.key === column.key ? sort.direction : undefined;
  const next = direction === "ascending" ? "descending" : "ascending";
  const sorts = column.sortable === true && sortHref !== undefined;
  return (
    <th
      scope="col"
      className={cellClass(column, leads)}
      data-screen-only={column.screenOnly}
      {...(sorts && { "aria-sort": direction ?? "none" })}
    >
      {sorts ? (
        <Link
          to={sortHref({ key: column.key, direction: next })}
          className={classNames(css["sort"], direction && css["sorted"])}
        >
          <span>{column.header}</span>
          <span className={css["arrow"]}>
            <Icon of={direction === "descending" ? ArrowDown : ArrowUp} />
          </span>
        </Link>
      ) : (
        column.header
      )}
    </th>
  );
};

/** A list as a table. Where it does not fit its container, the least important columns are left out, and where it still does not, rows are stacked. */
export const Table = <Row, Key extends string>({
  label,
  columns: all,
  hidden = [],
  rows,
  rowKey,
  rowHref,
  sort,
  sortHref,
  compact = false,
}: TableProps<Row, Key>) => {
  const t = useText();
  const leads = rowHref !== undefined;
  const columns = all.filter(({ key }, index) => index === 0 || !hidden.includes(key));
  const box = useFit(
    columns.map(({ least, number = false, whole = false }) => ({
      least: leads ? least : undefined,
      whole: number || whole,
    })),
  );
  /** What the cells of a column have in common. */
  const cells = columns.map((column) => ({
    className: classNames(cellClass(column, leads), column.primary && css["primary"]),
    "data-screen-only": column.screenOnly,
    "data-label": t("kit.label", { name: column.header }),
  }));
  return (
    <div ref={box} className={css["fit"]}>
      {sortHref === undefined ? null : <SortField columns={all} sort={sort} sortHref={sortHref} />}
      <table aria-label={label} className={classNames(css["table"], compact && css["compact"])}>
        <thead>
          <tr>
            {columns.map((column) => (
              <Head
                key={column.key}
                column={column}
                leads={leads}
                sort={sort}
                {...(sortHref && { sortHref })}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)} className={classNames(css["row"], leads && css["leads"])}>
              {columns.map((column, index) => (
                <td key={column.key} {...cells[index]}>
                  {index === 0 && rowHref ? (
                    <Link to={rowHref(row)} className={css["link"]}>
                      {column.render(row)}
                    </Link>
                  ) : (
                    column.render(row)
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};
