import { byteOrderMark, csvLine } from "../../../src/domain/kit/csv.ts";
import type { CsvRequest } from "../../../src/api/csv-fields.ts";
import type { Account } from "../../accounts/account.ts";
import { word, type CsvColumn, type CsvValue } from "./csv-columns.ts";
import { csvOffice } from "./csv-office.ts";

/** Number of rows read at once. */
const chunk = 1_000;

/** Writes the lines of one file. */
export interface CsvWriter<Row> {
  readonly head: string;
  readonly lines: (rows: readonly Row[]) => string;
}

/** A file in the language of its reader, as the call names it or the account has it; with `raw` as programs read it. */
export const csvWriter = <Row>(
  columns: readonly CsvColumn<Row>[],
  { raw, instance }: CsvRequest,
  account: Pick<Account, "locale">,
): CsvWriter<Row> => {
  const office = raw === undefined ? csvOffice(instance ?? account.locale) : undefined;
  const line = (values: readonly CsvValue[]): string =>
    csvLine(
      values.map((value) => value(office)),
      office?.signs,
    );
  return {
    head: byteOrderMark + line(columns.map(({ key, heading }) => word(key, heading))),
    lines: (rows) => rows.map((row) => line(columns.map(({ value }) => value(row)))).join(""),
  };
};

/** A file of all rows that a list finds: the ids in the list's order, and the rows of some of them. */
export interface CsvSource<Row> {
  readonly writer: CsvWriter<Row>;
  readonly readIds: () => Promise<readonly string[]>;
  readonly readRows: (ids: readonly string[]) => Promise<readonly Row[]>;
}

/**
 * The chunks of a CSV file. The header is sent before anything is read. Then the ids are read: a row that arrives in the meantime
 * neither repeats nor removes another.
 */
export async function* csvLines<Row>({
  writer,
  readIds,
  readRows,
}: CsvSource<Row>): AsyncGenerator<string, void, undefined> {
  yield writer.head;
  const ids = await readIds();
  for (let from = 0; from < ids.length; from += chunk)
    yield writer.lines(await readRows(ids.slice(from, from + chunk)));
}
