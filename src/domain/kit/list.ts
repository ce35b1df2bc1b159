import * as Schema from "effect/Schema";
import { Day } from "./day.ts";
import { AmountBound } from "./money.ts";

/** Maximum rows of one list request. */
export const MAX_PAGE_SIZE = 200;
export const pageSizes = [25, 50, 100, 200] as const;
export const DEFAULT_PAGE_SIZE = 25;

/** Hits of a search that are counted at most: counting takes longer the more there are, and nobody reads further. */
export const COUNTED_HITS = 1000;

/** A number of rows; `more` says that there are more than were counted. */
const Counted = Schema.Struct({
  total: Schema.Int,
  more: Schema.optionalKey(Schema.Literal(true)),
});
export type Counted = typeof Counted.Type;

/** A page of a list, with the total number of rows. */
export interface Page<Row> extends Counted {
  readonly rows: readonly Row[];
}
export const pageOf = <Row extends Schema.Top>(row: Row) =>
  Schema.Struct({ rows: Schema.Array(row), ...Counted.fields });

/** The filter fields of a list that is narrowed by a date: whole days in UTC, both included. */
export const periodFields = { from: Schema.optionalKey(Day), to: Schema.optionalKey(Day) };

/** The filter fields of a list that is narrowed by an amount, in cents, both included. */
export const amountFields = {
  min: Schema.optionalKey(AmountBound),
  max: Schema.optionalKey(AmountBound),
};

/** The bounds of a list's date and amount, as far as they are set. */
export interface ListRanges {
  readonly from?: Date;
  readonly to?: Date;
  readonly min?: number;
  readonly max?: number;
}

/** True unless a range ends before it begins. */
const areRanges = ({ from, to, min, max }: ListRanges): boolean =>
  (from === undefined || to === undefined || from <= to) &&
  (min === undefined || max === undefined || min <= max);

/** The request fields of every list call: `sort` is a column, prefixed with `-` for descending. */
export const listFields = <const Columns extends readonly string[], Filter extends Schema.Top>(
  columns: Columns,
  filter: Filter,
) => ({
  page: Schema.optionalKey(
    Schema.FiniteFromString.check(Schema.isInt(), Schema.isBetween({ minimum: 1, maximum: 100_000 })),
  ),
  page_size: Schema.optionalKey(
    Schema.FiniteFromString.check(Schema.isInt(), Schema.isBetween({ minimum: 1, maximum: MAX_PAGE_SIZE })),
  ),
  sort: Schema.optionalKey(
    Schema.Literals(
      columns.flatMap((column) => [column, `-${column}`]) as readonly (
        | Columns[number]
        | `-${Columns[number]}`
      )[],
    ),
  ),
  filter: Schema.optionalKey(
    Schema.fromJsonString(filter).check(
      Schema.makeFilter<Filter["Type"]>(
        // A filter without ranges has none of their fields.
        (ranges) => areRanges(ranges as ListRanges) || "a range ends before it begins",
      ),
    ),
  ),
});
