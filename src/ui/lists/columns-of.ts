import type { AnyList, ColumnOf, RowOf } from "../../domain/kit/list.ts";
import type { TextKey } from "../../domain/kit/text-key.ts";
import type { Text } from "../i18n/catalogue.ts";
import type { Column } from "../kit/lists/table.tsx";

type Cell<Row> = Omit<Column<Row, string>, "key" | "header">;

/** How a list's columns show a row; one that is missing does not compile. */
export type Cells<List extends AnyList> = {
  readonly [Name in ColumnOf<List>]: Cell<RowOf<List>> | Cell<RowOf<List>>["render"];
};

/** The columns of a list, in its order and with its headings. */
export const columnsOf = <List extends AnyList>(
  t: Text,
  { columns }: List,
  cells: Cells<List>,
): readonly Column<RowOf<List>, ColumnOf<List>>[] =>
  (Object.entries(columns) as readonly (readonly [ColumnOf<List>, TextKey])[]).map(([key, heading]) => {
    const cell: Cell<RowOf<List>> | Cell<RowOf<List>>["render"] = cells[key];
    return { key, header: t(heading), ...(typeof cell === "function" ? { render: cell } : cell) };
  });
