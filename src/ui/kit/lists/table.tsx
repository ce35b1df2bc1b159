import type { ReactNode } from "react";
import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowUp from "lucide-react/icons/arrow-up";
import type { To } from "react-router-dom";
import { Link } from "../buttons/link.tsx";
import type { Money } from "../../../domain/kit/money.ts";
import { useFormat } from "../../i18n/format.ts";
import { useText } from "../../i18n/use-text.ts";
import { classNames } from "../class-names.ts";
import { Icon } from "../buttons/icon.tsx";
import { amountsOf, headerOf } from "./amounts.ts";
import type { Least } from "./fit.ts";
import { useFit } from "./use-fit.ts";
import css from "./table.module.css";

export interface SortedBy<Key extends string> {
  readonly key: Key;
  readonly direction: "ascending" | "descending";
}

/** The text of a value that has no heading above it; null for none. */
type TextOf<Row> = (row: Row) => string | null;

/** How a value is shown in the second line of a stacked row: as it is, with its heading before it (for rows that compare values or are figures), or in other words. */
type Secondary<Row> = true | "labelled" | TextOf<Row>;

/** What a column shows of a row. */
type Shown<Row> =
  | {
      readonly render: (row: Row) => ReactNode;
      readonly number?: undefined;
      readonly money?: undefined;
      readonly secondary?: Secondary<Row>;
    }
  // A number alone says nothing without its heading.
  | ({
      readonly render: (row: Row) => ReactNode;
      /** Right-aligned, and whole. */
      readonly number: true;
      readonly money?: undefined;
      readonly secondary?: Secondary<Row>;
    } & ({ readonly secondary: Secondary<Row> } | { readonly primary: true } | { readonly least: Least }))
  | {
      /** An amount, or what stands in its place. A currency that all rows have stands in the head of the column. */
      readonly money: (row: Row) => Money | string;
      readonly render?: undefined;
      readonly number?: undefined;
      readonly secondary?: Secondary<Row>;
    };

/** How a column shows a row. */
export type Cell<Row> = {
  /** Its values never break, such as dates and codes. */
  readonly whole?: boolean;
  readonly sortable?: boolean;
  /** Of the strong first line where rows are stacked; the others are in the quiet second one. */
  readonly primary?: boolean;
  /** Left out where the table does not fit, 1 first, and where rows are stacked, if the row leads to where its value is shown. Other columns are never left out. */
  readonly least?: Least;
  /** Not on paper: its cells have controls only. */
  readonly screenOnly?: true;
} & Shown<Row>;

export type Column<Row, Key extends string> = Cell<Row> & {
  readonly key: Key;
  readonly header: string;
};

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

const isNumber = ({ number, money }: Cell<never>): boolean => number === true || money !== undefined;

/** The class of a column's cells; columns are left out by the style sheet alone, so that paper has them all. */
const cellClass = <Row, Key extends string>(column: Column<Row, Key>, leads: boolean): string | undefined =>
  classNames(
    isNumber(column) && css["number"],
    column.whole && css["whole"],
    leads && column.least !== undefined && css[`least${column.least}`],
    leads && column.least !== undefined && column.secondary === undefined && css["left"],
  );

interface HeadProps<Row, Key extends string> extends Pick<TableProps<Row, Key>, "sort" | "sortHref"> {
  readonly column: Column<Row, Key>;
  readonly header: string;
  readonly leads: boolean;
}

const Head = <Row, Key extends string>({ column, header, leads, sort, sortHref }: HeadProps<Row, Key>) => {
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
          <span>{header}</span>
          <span className={css["arrow"]}>
            <Icon of={direction === "descending" ? ArrowDown : ArrowUp} />
          </span>
        </Link>
      ) : (
        header
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
  const format = useFormat();
  const leads = rowHref !== undefined;
  const columns = all.filter(({ key }, index) => index === 0 || !hidden.includes(key));
  const box = useFit(
    columns.map((column) => ({
      least: leads ? column.least : undefined,
      whole: isNumber(column) || column.whole === true,
    })),
  );
  /** What the cells of a column have in common. */
  const cells = columns.map((column) => ({
    className: classNames(cellClass(column, leads), column.primary && css["primary"]),
    "data-screen-only": column.screenOnly,
    "data-label": column.secondary === "labelled" ? t("kit.label", { name: column.header }) : undefined,
  }));
  const amounts = columns.map(({ money }) =>
    money === undefined ? undefined : amountsOf(format, rows.map(money)),
  );
  return (
    <div ref={box} className={css["fit"]}>
      <table aria-label={label} className={classNames(css["table"], compact && css["compact"])}>
        <thead>
          <tr>
            {columns.map((column, index) => (
              <Head
                key={column.key}
                column={column}
                header={headerOf(t, column.header, amounts[index])}
                leads={leads}
                sort={sort}
                {...(sortHref && { sortHref })}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, place) => (
            <tr key={rowKey(row)} className={classNames(css["row"], leads && css["leads"])}>
              {columns.map((column, index) => {
                const amount = amounts[index]?.rows[place];
                const value = column.render === undefined ? amount?.below : column.render(row);
                const alone = typeof column.secondary === "function" ? column.secondary(row) : amount?.alone;
                return (
                  <td
                    key={column.key}
                    {...cells[index]}
                    data-alone={alone ?? (alone === null ? "" : undefined)}
                  >
                    {index === 0 && rowHref ? (
                      <Link to={rowHref(row)} className={css["link"]}>
                        {value}
                      </Link>
                    ) : alone === undefined ? (
                      value
                    ) : (
                      <span>{value}</span>
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};
