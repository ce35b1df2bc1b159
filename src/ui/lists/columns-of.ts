import type * as Schema from "effect/Schema";
import type { TextKey } from "../../domain/kit/text-key.ts";
import type { Text } from "../i18n/catalogue.ts";
import type { Column } from "../kit/lists/table.tsx";

/** How a column shows a row. */
export type Cell<Row> = Omit<Column<Row, string>, "key" | "header">;

type Cells<Row, Key extends string> = Readonly<Record<Key, Cell<Row> | Cell<Row>["render"]>>;

/** The columns of a list, in its order and with its headings; a column without a cell does not compile. */
export const columnsOf = <Row extends Schema.Top, Key extends string>(
  t: Text,
  { columns }: { readonly row: Row; readonly columns: Readonly<Record<Key, TextKey>> },
  cells: Cells<Row["Type"], NoInfer<Key>>,
): readonly Column<Row["Type"], Key>[] =>
  (Object.keys(columns) as Key[]).map((key) => {
    const cell: Cell<Row["Type"]> | Cell<Row["Type"]>["render"] = cells[key];
    return { key, header: t(columns[key]), ...(typeof cell === "function" ? { render: cell } : cell) };
  });
