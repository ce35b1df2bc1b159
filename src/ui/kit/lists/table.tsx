import type { ReactNode } from "react";
import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowUp from "lucide-react/icons/arrow-up";
import { Link, type To } from "react-router-dom";
import { useText } from "../../i18n/use-text.ts";
import { classNames } from "../class-names.ts";
import { Icon } from "../buttons/icon.tsx";
import css from "./table.module.css";

export interface Sort<Key extends string> {
  readonly key: Key;
  readonly direction: "ascending" | "descending";
}

export interface Column<Row, Key extends string> {
  readonly key: Key;
  readonly header: string;
  readonly render: (row: Row) => ReactNode;
  /** Right-aligned. */
  readonly number?: boolean;
  readonly sortable?: boolean;
  /** One of the two columns shown first on a phone. */
  readonly primary?: boolean;
}

export interface TableProps<Row, Key extends string> {
  /** The accessible name of the table. */
  readonly label: string;
  /** The first column identifies the row; its cell is the row's link. */
  readonly columns: readonly Column<Row, Key>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  readonly rowHref?: (row: Row) => To;
  readonly sort?: Sort<Key> | undefined;
  /** The address of the list in another order. */
  readonly sortHref?: (sort: Sort<Key>) => To;
  /** Rows of 32 px instead of 44 px. */
  readonly compact?: boolean;
  /** The table may be wider than its container and then scrolls horizontally, also by keyboard; the page does not. */
  readonly scrolls?: boolean;
}

interface HeadProps<Row, Key extends string> extends Pick<TableProps<Row, Key>, "sort" | "sortHref"> {
  readonly column: Column<Row, Key>;
}

const Head = <Row, Key extends string>({ column, sort, sortHref }: HeadProps<Row, Key>) => {
  const direction = sort?.key === column.key ? sort.direction : undefined;
  const next = direction === "ascending" ? "descending" : "ascending";
  const sorts = column.sortable === true && sortHref !== undefined;
  return (
    <th
      scope="col"
      className={column.number === true ? css["number"] : undefined}
      {...(sorts && { "aria-sort": direction ?? "none" })}
    >
      {sorts ? (
        <Link
          to={sortHref({ key: column.key, direction: next })}
          className={classNames(css["sort"], direction && css["sorted"])}
        >
          {column.header}
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

const WholeTable = <Row, Key extends string>({
  label,
  columns,
  rows,
  rowKey,
  rowHref,
  sort,
  sortHref,
  compact = false,
}: Omit<TableProps<Row, Key>, "scrolls">) => {
  const t = useText();
  return (
    <table aria-label={label} className={classNames(css["table"], compact && css["compact"])}>
      <thead>
        <tr>
          {columns.map((column) => (
            <Head key={column.key} column={column} sort={sort} {...(sortHref && { sortHref })} />
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={rowKey(row)} className={css["row"]}>
            {columns.map((column, index) => (
              <td
                key={column.key}
                className={classNames(column.number && css["number"], column.primary && css["primary"])}
              >
                <span className={css["cellLabel"]}>{t("kit.label", { name: column.header })} </span>
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
  );
};

/** Some browsers do not make scroll containers focusable by keyboard. */
const scrollable = { role: "group", tabIndex: 0 } as const;

/** A list as a table, and as stacked rows below 768 px. */
export const Table = <Row, Key extends string>({ scrolls = false, ...table }: TableProps<Row, Key>) =>
  scrolls ? (
    <div {...scrollable} className={css["scroll"]} aria-label={table.label}>
      <WholeTable {...table} />
    </div>
  ) : (
    <WholeTable {...table} />
  );
