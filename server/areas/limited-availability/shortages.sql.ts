import {
  DISMISSED_FOR,
  type Shortage,
  type ShortageNotice,
} from "../../../src/domain/limited-availability/shortage.ts";
import { shortageList } from "../../../src/domain/limited-availability/limited-availability.lists.ts";
import type { CsvRequest } from "../../../src/api/csv-fields.ts";
import type { ListRequestOf, Page } from "../../../src/domain/kit/list.ts";
import type { OrderId } from "../../../src/domain/orders/order-summary.ts";
import { ownCompany, type Account } from "../../accounts/account.ts";
import type { Sql, SqlPart } from "../../store/sql.ts";
import { listConditions } from "../kit/list-conditions.ts";
import { csvColumns, day, text } from "../kit/csv-columns.ts";
import { csvLines, csvWriter } from "../kit/csv-lines.ts";
import { orderOf, readPage } from "../kit/paging.ts";
import { sortKey, type Reader } from "../kit/reader-order.ts";
import { dismissNotice } from "../kit/dismissed-notices.ts";
import { shortageOf, type ShortageRow } from "./limited-availability.content.ts";

type ShortageListRequest = ListRequestOf<typeof shortageList>;

const orderOfList = (sql: Sql, reader: Reader, sort: ShortageListRequest["sort"]): SqlPart =>
  orderOf(sql, shortageList, sort, {
    until: sql.part`until`,
    number: sql.part`natural_key(id)`,
    name: sortKey(sql, reader, sql.part`name`),
  });

const places = (sql: Sql) => ({ day: sql.part`until` });

/** One page of the articles of limited availability, with the number over all pages. */
export const listShortages = (
  sql: Sql,
  reader: Reader,
  request: ShortageListRequest,
): Promise<Page<Shortage>> =>
  readPage(
    sql,
    {
      table: sql.part`shortages`,
      columns: sql.part`*`,
      found: sql.part`true ${listConditions(sql, request.filter ?? {}, places(sql))}`,
      order: orderOfList(sql, reader, request.sort),
      itemOf: shortageOf,
    },
    request,
  );

export const shortageCsvColumns = csvColumns<ShortageRow>({
  Article: ["order.item.article", (row) => text(row.id)],
  Name: [shortageList.columns.name, (row) => text(row.name)],
  Until: [shortageList.columns.until, (row) => day(row.until)],
  Replacement: [shortageList.columns.replacement, (row) => text(row.replacement_number)],
  "Name of the replacement": ["csv.replacement_name", (row) => text(row.replacement_name)],
});

/** The filtered articles as chunks of a CSV file. */
export const shortagesCsv = (
  sql: Sql,
  account: Reader,
  { filter = {}, sort, ...asked }: ShortageListRequest & CsvRequest,
): AsyncIterable<string> =>
  csvLines<ShortageRow>({
    writer: csvWriter(shortageCsvColumns, asked, account),
    readIds: async () => {
      const rows = await sql<{ id: string }>`
        select id from shortages where true ${listConditions(sql, filter, places(sql))} ${orderOfList(sql, account, sort)}`;
      return rows.map(({ id }) => id);
    },
    readRows: (ids) => sql<ShortageRow>`
      select shortages.* from shortages join unnest(${ids}::text[]) with ordinality as wanted (wanted_id, place) on id = wanted_id order by place`,
  });

/** The name of the notice among those that an account can dismiss. */
const notice = "limited-availability";

const isDismissed = (sql: Sql, account: Account, now: Date): SqlPart =>
  sql.part`exists (select from dismissed_notices where account_id = ${account.id} and notice = ${notice} and until > ${now})`;

/** Dismisses the notice for a day. */
export const dismissShortages = (sql: Sql, account: Account, now: Date): Promise<void> =>
  dismissNotice(sql, account, notice, new Date(now.getTime() + DISMISSED_FOR));

/** How many articles are short, and how many open orders of the company have one; null while nothing is, or while the notice is dismissed. */
export const readNotice = async (sql: Sql, account: Account, now: Date): Promise<ShortageNotice | null> => {
  const [row] = await sql<{ articles: number; orders: number }>`
    select (select count(*) from shortages) as articles,
      (select count(distinct i.order_id) from shortages s join order_items i on i.article_number = s.id and i.open > 0
        where i.order_id in (select id from orders where ${ownCompany(sql, account)})) as orders
    where not ${isDismissed(sql, account, now)}`;
  return row === undefined || row.articles === 0 ? null : row;
};

/** The articles of limited availability that an order still waits for; none while the notice is dismissed, and for the order of another company. */
export const shortagesOfOrder = async (
  sql: Sql,
  account: Account,
  id: OrderId,
  now: Date,
): Promise<readonly Shortage[]> => {
  const rows = await sql<ShortageRow>`
    select s.* from shortages s
    where exists (select from order_items i where i.article_number = s.id and i.open > 0
        and i.order_id in (select id from orders where id = ${id} and ${ownCompany(sql, account)}))
      and not ${isDismissed(sql, account, now)}
    order by s.until, s.id`;
  return rows.map(shortageOf);
};
