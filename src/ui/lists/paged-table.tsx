import type { Elements } from "../kit/elements.ts";
import type { Page } from "../../domain/kit/list.ts";
import { hiddenColumns } from "../../domain/shell/list-preferences.ts";
import { Table, type Column, type TableProps } from "../kit/lists/table.tsx";
import { Skeleton } from "../kit/states/skeleton.tsx";
import { ColumnsButton } from "./columns-button.tsx";
import { PagedRows } from "./paged-rows.tsx";
import type { ListState } from "./use-list.ts";
import { useListPreferences } from "./use-list-preferences.ts";
import styles from "./paged-table.module.css";

export interface PagedTableProps<Row, Key extends string> extends Pick<
  TableProps<Row, Key>,
  "label" | "rowKey" | "rowHref"
> {
  /** A stable name, by which accounts keep the columns: lower-case letters and hyphens. */
  readonly name: Lowercase<string>;
  readonly content: Page<Row>;
  readonly list: ListState;
  readonly columns: readonly Column<Row, Key>[];
  /** The text of the total number of rows. */
  readonly totalText: string;
  /** Shows the rows in the place of the table, such as cards. */
  readonly renderRows?: ((rows: readonly Row[]) => Elements) | undefined;
  /** Shown beside the total, such as a download. */
  readonly tools?: Elements;
}

/** A page of a list: total, table with sort links, and pagination. */
export const PagedTable = <Row, Key extends string>(props: PagedTableProps<Row, Key>): Elements => {
  const { name, content, list, columns, totalText, tools, renderRows, ...table } = props;
  const { rules, address, hrefOf } = list;
  const { preferences, tools: preferencesTools } = useListPreferences();
  const isSorted = (key: string) => rules.sorts.includes(`-${key}`);
  const sortedBy = columns.find(({ key }) => address.sort === key || address.sort === `-${key}`)?.key;
  const chooser = renderRows === undefined && (
    <ColumnsButton>
      {preferencesTools === undefined ? (
        <Skeleton count={5} />
      ) : (
        <preferencesTools.Menu
          actor={preferencesTools.actor}
          list={name}
          columns={columns}
          preferences={preferences}
        />
      )}
    </ColumnsButton>
  );
  return (
    <PagedRows
      content={content}
      list={list}
      totalText={totalText}
      tools={
        chooser || tools ? (
          <>
            {chooser}
            {tools}
          </>
        ) : undefined
      }
    >
      {renderRows !== undefined ? (
        renderRows(content.rows)
      ) : (
        <div className={styles["table"]}>
          <Table
            {...table}
            rows={content.rows}
            hidden={hiddenColumns(preferences, name)}
            compact={preferences.compact === true}
            columns={columns.map((column) => ({ ...column, sortable: isSorted(column.key) }))}
            sort={
              sortedBy && { key: sortedBy, direction: address.sort === sortedBy ? "ascending" : "descending" }
            }
            sortHref={({ key, direction }) =>
              isSorted(key) ? hrefOf({ sort: direction === "ascending" ? key : `-${key}` }) : {}
            }
          />
        </div>
      )}
    </PagedRows>
  );
};
