import * as Schema from "effect/Schema";
import { openProductList } from "../../../src/domain/orders/orders.lists.ts";
import type { Page, FilterOf, ListRequestOf } from "../../../src/domain/kit/list.ts";
import type { OpenProduct } from "../../../src/domain/orders/open-product.ts";
import { OrderId } from "../../../src/domain/orders/order-summary.ts";
import { ownCompany, type Account } from "../../accounts/account.ts";
import type { Sql, SqlPart } from "../../store/sql.ts";
import { isRanged, listConditions } from "../kit/list-conditions.ts";
import { orderingOf, readPage } from "../kit/paging.ts";
import { itemColumns, itemOf, type ItemRow } from "./order-items.sql.ts";
import { searchedNumber } from "./searched-number.ts";

/** Search and sorting of the list, also used by the CSV without paging. */
export type OpenProductsRequest = ListRequestOf<typeof openProductList>;

const toOrderId = Schema.decodeSync(OrderId);

/** A stored row of the list. */
export interface OpenItemRow extends ItemRow {
  readonly order_id: string;
  readonly currency: string;
}

export const openItemColumns = (sql: Sql): SqlPart => sql.part`
  order_id, ${itemColumns(sql)}, (select o.currency from orders o where o.id = order_id) as currency`;

/** The condition of an account's open products: every word of the search occurs in order, article number or name. */
export const foundItems = async (
  sql: Sql,
  account: Account,
  filter: FilterOf<typeof openProductList> = {},
): Promise<SqlPart> => {
  const number = await searchedNumber(sql, account, filter.search);
  const own = sql.part`${ownCompany(sql, account)} and open > 0`;
  const { search: _, ...ranges } = filter;
  const places = { day: sql.part`dispatch_on`, amount: sql.part`subtotal_cents` };
  return number === undefined
    ? sql.part`${own} ${listConditions(sql, filter, places)}`
    : sql.part`${own} ${listConditions(sql, ranges, places)} and order_id = ${number}`;
};

/** The sorting of the list: the next dispatch first by default, items without a day last. */
export const orderOfList = (sql: Sql, sort: OpenProductsRequest["sort"]): SqlPart => {
  const [by, direction] = orderingOf(sql, openProductList, sort, {
    dispatch: sql.part`dispatch_on`,
    order: sql.part`order_id`,
    articleNumber: sql.part`article_number collate "C"`,
    open: sql.part`open`,
    subtotal: sql.part`subtotal_cents`,
  });
  return sql.part`order by ${by} ${direction} nulls last, order_id ${direction}, position ${direction}`;
};

/** One page of the open products of an account's company, with the number over all pages (business §1). */
export const listOpenProducts = async (
  sql: Sql,
  account: Account,
  request: OpenProductsRequest,
): Promise<Page<OpenProduct>> => {
  return readPage(
    sql,
    {
      table: sql.part`order_items`,
      columns: openItemColumns(sql),
      found: await foundItems(sql, account, request.filter),
      order: orderOfList(sql, request.sort),
      // As in the list of orders: a known number.
      ...(!isRanged(request.filter) && {
        unsearched: {
          total: sql.part`select coalesce(sum(total), 0)::bigint as total from open_item_counts where ${ownCompany(sql, account)}`,
          ask: sql.planned,
        },
      }),
      itemOf: (row: OpenItemRow) => ({ order: toOrderId(row.order_id), ...itemOf(row, row.currency) }),
    },
    request,
  );
};
