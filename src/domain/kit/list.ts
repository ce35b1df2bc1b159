import * as Schema from "effect/Schema";
import { Day } from "./day.ts";
import { AmountBound } from "./money.ts";
import type { SearchKey, TextKey } from "./text-key.ts";

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

/** All orders of a list, in the order of their choice: those that are no column's, and each column, descending with a leading `-`. */
export const sortsOf = (
  orders: Readonly<Record<string, unknown>>,
  sortable: readonly string[],
): readonly string[] => [...Object.keys(orders), ...sortable.flatMap((column) => [column, `-${column}`])];

/** The request fields of every list call. */
export const listFields = <Filter extends Schema.Top>({
  filter,
  orders,
  sortable,
}: Pick<AnyList, "orders" | "sortable"> & { readonly filter: Filter }) => ({
  page: Schema.optionalKey(
    Schema.FiniteFromString.check(Schema.isInt(), Schema.isBetween({ minimum: 1, maximum: 100_000 })),
  ),
  page_size: Schema.optionalKey(
    Schema.FiniteFromString.check(Schema.isInt(), Schema.isBetween({ minimum: 1, maximum: MAX_PAGE_SIZE })),
  ),
  sort: Schema.optionalKey(Schema.Literals(sortsOf(orders, sortable))),
  filter: Schema.optionalKey(
    Schema.fromJsonString(filter).check(
      // A filter without ranges has none of their fields.
      Schema.makeFilter((ranges) => areRanges(ranges as ListRanges) || "a range ends before it begins"),
    ),
  ),
});

/** What the value of a filter is called: by a text, or as a language or a country is named in the reader's language. */
export type ValueName = TextKey | { readonly language: string } | { readonly country: string };

/** Several of these codes; the one such filter of a list is `status` in the address. */
export const severalOf = <const Code extends string>(
  values: readonly Code[],
  label: TextKey,
  nameOf: (code: NoInfer<Code>) => ValueName,
) => ({
  kind: "several" as const,
  label,
  values,
  nameOf,
  field: Schema.optionalKey(Schema.Array(Schema.Literals(values))),
});

/** One of these values; `all` names that none is chosen, if "All" does not. */
export const oneOf = <const Value extends string>(
  values: readonly Value[],
  label: TextKey,
  nameOf: (value: NoInfer<Value>) => ValueName,
  all?: TextKey,
) => ({
  kind: "one" as const,
  label,
  values,
  nameOf,
  all,
  field: Schema.optionalKey(Schema.Literals(values)),
});

/** Only rows of which this is true. */
export const only = (label: TextKey) => ({
  kind: "only" as const,
  label,
  field: Schema.optionalKey(Schema.Literal(true)),
});

interface Named {
  readonly label: TextKey;
  readonly values: readonly string[];
  readonly nameOf: (value: never) => ValueName;
  readonly field: Schema.Top;
}
/** A filter of any values. */
type AnyFilter =
  | (Named & { readonly kind: "several" })
  | (Named & { readonly kind: "one"; readonly all?: TextKey | undefined })
  | { readonly kind: "only"; readonly label: TextKey; readonly field: Schema.Top };
type Filters = Readonly<Record<string, AnyFilter>>;
type Fields = Readonly<Record<string, Schema.Top>>;
const none = {};
type None = typeof none;

/** The properties one by one, as an editor shows them. */
export type Flat<Value> = { readonly [Name in keyof Value]: Value[Name] };

const searchField = { search: Schema.optionalKey(Schema.String.check(Schema.isMaxLength(100))) };

/** The fields of a list's filter, of which `further` have no control. */
type FilterFields<Own extends Filters, Further extends Fields, Period, Amount> = Flat<
  typeof searchField & { readonly [Name in keyof Own]: Own[Name]["field"] } & (Period extends TextKey
      ? typeof periodFields
      : None) &
    (Amount extends TextKey ? typeof amountFields : None) &
    Further
>;

/** A column by which a list is in order, with a leading `-` for the descending order. */
export type Sort<Column extends string> = Column | `-${Column}`;

/** The codes of the filter of several. */
type CodesIn<Own extends Filters> = {
  readonly [Name in keyof Own]: Own[Name] extends { readonly kind: "several" }
    ? Own[Name]["values"][number]
    : never;
}[keyof Own];

/** The values of each filter of one. */
type ValuesIn<Own extends Filters> = {
  readonly [
    Name in keyof Own as Own[Name] extends { readonly kind: "one" } ? Name : never
  ]?: Own[Name] extends { readonly values: infer Values extends readonly string[] }
    ? readonly Values[number][]
    : never;
};

/** The part of a list that has a tab of its own; what it does not say, it has from the list. */
interface ListPart<Sorted extends string, Code, Values, Filter> {
  readonly sortable?: readonly Sorted[];
  readonly sort?: Sort<Sorted>;
  /** The codes by which it can be narrowed. */
  readonly codes?: readonly Code[];
  /** The values of filters of one by which it can be narrowed; without any, the filter is not offered. */
  readonly values?: Values;
  /** What it is asked for as long as nothing else is chosen. */
  readonly filter: Filter;
}

/**
 * A list, said once: the request of its call, its address, the first read of its screen, its filters and the headings of its columns come from
 * here, and what the server's order and the view's cells must have (docs/patterns/domain.md).
 */
export const list = <
  Row extends Schema.Top,
  const Columns extends Readonly<Record<string, TextKey>>,
  const Sorted extends keyof Columns & string,
  const Own extends Filters = None,
  const Further extends Fields = None,
  Period extends TextKey | undefined = undefined,
  Amount extends TextKey | undefined = undefined,
  const Part extends string = never,
  const Orders extends Readonly<Record<string, TextKey>> = None,
>({
  filters = none as Own,
  orders = none as Orders,
  further = none as Further,
  parts = none as never,
  ...said
}: {
  readonly row: Row;
  /** The texts of their headings, in the order of the table. */
  readonly columns: Columns;
  /** In the order of the choice. */
  readonly sortable: readonly Sorted[];
  /** Orders that are no column's, each one way: their texts by their names. */
  readonly orders?: Orders;
  readonly sort: NoInfer<Sort<Sorted> | (keyof Orders & string)>;
  /** What the search is called; its help is the text of the same key and `.help`. */
  readonly search: SearchKey;
  /** By the field of the request. */
  readonly filters?: Own;
  /** Further fields of the filter, without a control. */
  readonly further?: Further;
  /** What the date and the amount are called, from one to another. */
  readonly period?: Period;
  readonly amount?: Amount;
  readonly parts?: Readonly<
    Record<
      Part,
      ListPart<
        NoInfer<Sorted>,
        CodesIn<NoInfer<Own>>,
        ValuesIn<NoInfer<Own>>,
        NoInfer<Schema.Struct<FilterFields<Own, Further, Period, Amount>>["Type"]>
      >
    >
  >;
}) => ({
  ...said,
  orders,
  filters,
  parts,
  filter: Schema.Struct({
    ...searchField,
    ...further,
    ...Object.fromEntries(Object.entries(filters).map(([name, { field }]) => [name, field])),
    ...(said.period !== undefined && periodFields),
    ...(said.amount !== undefined && amountFields),
  } as unknown as FilterFields<Own, Further, Period, Amount>),
});

/** A list of any rows. */
export interface AnyList {
  readonly row: Schema.Top;
  readonly columns: Readonly<Record<string, TextKey>>;
  readonly sortable: readonly string[];
  readonly orders: Readonly<Record<string, TextKey>>;
  readonly sort: string;
  readonly search: SearchKey;
  readonly filters: Filters;
  readonly period?: TextKey | undefined;
  readonly amount?: TextKey | undefined;
  readonly parts: Readonly<
    Record<string, ListPart<string, string, Readonly<Partial<Record<string, readonly string[]>>>, object>>
  >;
  readonly filter: Schema.Top;
}

/** The filter whose codes the address has as `status`. */
export const codesFilter = ({ filters }: Pick<AnyList, "filters">) =>
  Object.values(filters).find((filter) => filter.kind === "several");

/** What a list says, as types. */
export type RowOf<List extends AnyList> = List["row"]["Type"];
export type ColumnOf<List extends AnyList> = keyof List["columns"] & string;
export type SortedOf<List extends AnyList> = List["sortable"][number];
export type OrderOf<List extends AnyList> = keyof List["orders"] & string;
export type FilterOf<List extends AnyList> = List["filter"]["Type"];
export type PartOf<List extends AnyList> = keyof List["parts"] & string;
/** A page of the list as the server is asked for it. */
export type ListRequestOf<List extends AnyList> = Flat<{
  readonly page?: number;
  readonly page_size?: number;
  readonly sort?: Sort<SortedOf<List>> | OrderOf<List>;
  readonly filter?: FilterOf<List>;
}>;
