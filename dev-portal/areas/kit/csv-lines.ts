import { byteOrderMark, csvLine, type CsvCell } from "../../../src/domain/kit/csv.ts";

/** Number of rows read at once. */
const chunk = 1_000;

/** A file of all rows that a list finds: the ids in the list's order, the rows of some of them, and a row's cells. */
export interface CsvSource<Row> {
  readonly header: readonly string[];
  readonly readIds: () => Promise<readonly string[]>;
  readonly readRows: (ids: readonly string[]) => Promise<readonly Row[]>;
  readonly cells: (row: Row) => readonly CsvCell[];
}

/**
 * The chunks of a CSV file. The header is sent before anything is read. Then the ids are read: a row that arrives in the meantime
 * neither repeats nor removes another.
 */
export async function* csvLines<Row>({
  header,
  readIds,
  readRows,
  cells,
}: CsvSource<Row>): AsyncGenerator<string, void, undefined> {
  yield byteOrderMark + csvLine(header);
  const ids = await readIds();
  for (let from = 0; from < ids.length; from += chunk) {
    const rows = await readRows(ids.slice(from, from + chunk));
    yield rows.map((row) => csvLine(cells(row))).join("");
  }
}
