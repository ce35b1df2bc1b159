import { csvAmount, type CsvCell } from "../../../src/domain/kit/csv.ts";
import type { ScreenTextKey } from "../../texts/text-key.ts";
import type { CsvOffice } from "./csv-office.ts";

/** A value of a known kind: what programs read, or, with an office, what its spreadsheet shows. */
export type CsvValue = (office: CsvOffice | undefined) => CsvCell;

/** A column of a file: what programs and people read as its heading, and a row's value. */
export interface CsvColumn<Row> {
  readonly key: string;
  readonly heading: ScreenTextKey;
  readonly value: (row: Row) => CsvValue;
}

/** The columns of a file by what programs read as their headings, each with that of people and a row's value. */
export const csvColumns = <Row>(
  columns: Readonly<Record<string, readonly [heading: ScreenTextKey, value: (row: Row) => CsvValue]>>,
): readonly CsvColumn<Row>[] =>
  Object.entries(columns).map(([key, [heading, value]]) => ({ key, heading, value }));

const empty: CsvValue = () => "";

/** A text that is the same for everybody: a number of a document, a name, a currency. */
export const text = (value: string | null | undefined): CsvValue =>
  value === null || value === undefined ? empty : () => value;

/** An amount in cents. */
export const amount = (cents: number | null): CsvValue => (cents === null ? empty : () => csvAmount(cents));

/** A number, or one that is written with a fixed number of decimals. */
export const number = (value: number | string | null): CsvValue =>
  value === null ? empty : () => ({ decimal: String(value) });

/** A calendar day, `2026-02-03`. */
export const day = (value: string | null): CsvValue =>
  value === null ? empty : (office) => (office === undefined ? value : office.day(value));

/** A moment, for people in the time zone of what happens. */
export const moment =
  (at: Date, timeZone: string): CsvValue =>
  (office) =>
    office === undefined ? at.toISOString() : office.moment(at, timeZone);

/** A country by its code. */
export const country = (code: string | null): CsvValue =>
  code === null ? empty : (office) => office?.country(code) ?? code;

/** A language by its code. */
export const language =
  (code: string): CsvValue =>
  (office) =>
    office?.language(code) ?? code;

/** A code whose texts have a common beginning; one that is new to the portal stays as it is. */
export const code =
  (beginning: string, value: string): CsvValue =>
  (office) =>
    office?.word(`${beginning}.${value}`) ?? value;

/** A word that programs read as a key. */
export const word =
  (key: string, heading: ScreenTextKey): CsvValue =>
  (office) =>
    office?.word(heading) ?? key;
