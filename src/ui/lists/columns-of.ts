import type * as Schema from "effect/Schema";
import type { TextKey } from "../../domain/kit/text-key.ts";
import type { Text } from "../i18n/catalogue.ts";
import type { Cell, Column } from "../kit/lists/table.tsx";

type Render<Row> = NonNullable<Cell<Row>["render"]>;

type Cells<Row, Key extends string> = Readonly<Record<Key, Cell<Row> | Render<Row>>>;

/** The columns of a list, in its order and with its headings; a column without a cell does not compile. */
export const columnsOf = <Row extends Schema.Top, Key extends string>(
  t: Text,
  { columns }: { readonly row: Row; readonly columns: Readonly<Record<Key, TextKey>> },
  cells: Cells<Row["Type"], NoInfer<Key>>,
): readonly Column<Row["Type"], Key>[] =>
  (Object.keys(columns) as Key[]).map((key) => {
    const cell: Cell<Row["Type"]> | Render<Row["Type"]> = cells[key];
    return { key, header: t(columns[key]), ...(typeof cell === "function" ? { render: cell } : cell) };
  });
