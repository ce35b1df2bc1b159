import {
  COUNTED_HITS,
  DEFAULT_PAGE_SIZE,
  type AnyList,
  type OrderOf,
  type Page,
  type Sort,
  type SortedOf,
} from "../../../src/domain/kit/list.ts";
import type { Sql, SqlPart } from "../../store/sql.ts";
import { isSearch } from "./fold.ts";

/** The paging fields of a list request. */
export interface PageRequest {
  readonly page?: number;
  readonly page_size?: number;
}

/** `limit … offset …` of a page. */
const pageWindow = (sql: Sql, { page = 1, page_size: size = DEFAULT_PAGE_SIZE }: PageRequest): SqlPart =>
  sql.part`limit ${size} offset ${(page - 1) * size}`;

/** The expression and the direction of the order in which a list is asked for, or of its own; a column without an expression does not compile. */
export const orderingOf = <List extends AnyList>(
  sql: Sql,
  list: List,
  asked: Sort<SortedOf<List>> | OrderOf<List> | undefined,
  columns: Readonly<Record<SortedOf<List> | OrderOf<List>, SqlPart>>,
): readonly [by: SqlPart, direction: SqlPart] => {
  const sort: string = asked ?? list.sort;
  const descending = sort.startsWith("-");
  const column = (descending ? sort.slice(1) : sort) as SortedOf<List> | OrderOf<List>;
  return [columns[column], descending ? sql.part`desc` : sql.part`asc`];
};

/** `order by` a column and then by id, so that pages are stable. */
export const orderOf = <List extends AnyList>(...asked: Parameters<typeof orderingOf<List>>): SqlPart => {
  const [sql] = asked;
  const [by, direction] = orderingOf(...asked);
  return sql.part`order by ${by} ${direction}, id ${direction}`;
};

/** The rows of a list in the store. */
export interface ListedRows<Row, Item> {
  /** The name by which the other parts call the rows. */
  readonly table: SqlPart;
  /** What has the rows, if that is no table of this name: a table, or a subquery in brackets. */
  readonly from?: SqlPart;
  readonly columns: SqlPart;
  readonly found: SqlPart;
  readonly order: SqlPart;
  readonly itemOf: (row: Row) => Item;
  /** For many rows, where no words are searched for: the statement that tells their number, and how the list is asked for. */
  readonly unsearched?: { readonly total: SqlPart; readonly ask: Sql["planned"] };
}

/** How a list without a search is read and counted. */
const counted = (
  sql: Sql,
  from: SqlPart,
  { ask, total }: NonNullable<ListedRows<never, never>["unsearched"]> = {
    ask: sql,
    total: sql.part`select count(*) as total from ${from}`,
  },
) => ({ ask, from, total, counting: sql.part`(${total})` });

/**
 * One page of a list and the number of all its rows, in one statement: each costs a round trip to the store. The hits of a search are found
 * once and counted as they are sorted, and no more of them are looked for than are counted: the more there are the longer it takes.
 */
export const readPage = async <Row extends object, Item>(
  sql: Sql,
  { table, from: source = table, columns, found, order, itemOf, unsearched }: ListedRows<Row, Item>,
  request: PageRequest & { readonly filter?: { readonly search?: string } },
): Promise<Page<Item>> => {
  const searches = isSearch(request.filter?.search);
  const matching = sql.part`${source} ${table} where ${found}`;
  const hits = sql.part`(select * from ${matching} ${order} limit ${COUNTED_HITS + 1}) ${table}`;
  // A search is planned for its own words: on them depends whether the index helps.
  const { ask, from, counting, total } = searches
    ? {
        ask: sql,
        from: hits,
        counting: sql.part`count(*) over ()`,
        total: sql.part`select count(*) as total from ${hits}`,
      }
    : counted(sql, matching, unsearched);
  const rows = await ask<Row & { readonly total: number }>`
    select ${columns}, ${counting} as total from ${from} ${order} ${pageWindow(sql, request)}`;
  const [{ total: number } = { total: 0 }] = rows.length > 0 ? rows : await sql<{ total: number }>`${total}`;
  const items = rows.map((row) => itemOf(row));
  return searches && number > COUNTED_HITS
    ? { rows: items, total: COUNTED_HITS, more: true }
    : { rows: items, total: number };
};
