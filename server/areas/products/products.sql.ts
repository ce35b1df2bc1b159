import * as Schema from "effect/Schema";
import { productList } from "../../../src/domain/products/products.lists.ts";
import type { Page, FilterOf, ListRequestOf } from "../../../src/domain/kit/list.ts";
import { SOON_DAYS, type ServiceStatus } from "../../../src/domain/products/cloud-service.ts";
import type { ListedProduct } from "../../../src/domain/products/product.ts";
import { ProductType, productTypes } from "../../../src/domain/products/product-summary.ts";
import { workingCodes } from "../../../src/domain/products/remote-connect.ts";
import { SerialNumber } from "../../../src/domain/products/serial-number.ts";
import { ownCompany, type Account } from "../../accounts/account.ts";
import type { Sql, SqlPart } from "../../store/sql.ts";
import { dayOf, dayOrNull, dayText } from "../kit/day.ts";
import { listConditions } from "../kit/list-conditions.ts";
import { orderingOf, readPage } from "../kit/paging.ts";
import { sortKey, type Reader } from "../kit/reader-order.ts";
import { lastTestOf, testedColumns, type TestedRow } from "./last-test.sql.ts";

type ProductListRequest = ListRequestOf<typeof productList>;

const toSerial = Schema.decodeSync(SerialNumber);
const toType = Schema.decodeSync(ProductType);

/** The status of a service with an end date: its last day is included. Both days are in ISO format. */
export const timedStatus = (until: string | null, isTest: boolean, today: string): ServiceStatus => {
  if (until === null) return { _tag: "Known", code: "off" };
  if (until < today) return { _tag: "Known", code: "expired" };
  return { _tag: "Known", code: isTest ? "test" : "active" };
};

/** The status of a service that is on or off. */
export const switchedStatus = (on: boolean): ServiceStatus => ({
  _tag: "Known",
  code: on ? "active" : "off",
});

interface SummaryRow extends TestedRow {
  readonly serial: string;
  readonly name: string;
  readonly type: string;
  readonly project: string;
  readonly registered_on: string;
  readonly mailer_on: boolean;
  readonly push_on: boolean;
  readonly weather_until: string | null;
  readonly weather_is_test: boolean;
  readonly caller_until: string | null;
  readonly caller_is_test: boolean;
  readonly next_expiry: string | null;
}

const nextExpiry = (sql: Sql, today: string): SqlPart => sql.part`
  least(case when weather_until >= ${today}::date then weather_until end, case when caller_until >= ${today}::date then caller_until end)`;

const expiring = (sql: Sql, today: string, expiry: FilterOf<typeof productList>["expiry"]): SqlPart => {
  if (expiry === undefined) return sql.part``;
  if (expiry === "expired")
    return sql.part`and (weather_until < ${today}::date or caller_until < ${today}::date)`;
  return sql.part`and ${nextExpiry(sql, today)} < ${today}::date + ${SOON_DAYS}::integer`;
};

/** What a filter of the last test asks for, of those that were tested. */
const tested = (sql: Sql, test: FilterOf<typeof productList>["test"]): SqlPart => {
  if (test === undefined) return sql.part``;
  if (test === "never") return sql.part`and tested_at is null`;
  return test === "works"
    ? sql.part`and tested_code = any (${workingCodes}::text[])`
    : sql.part`and tested_code <> all (${workingCodes}::text[])`;
};

/** Products that do not answer, or whose service ends within 30 days. */
const needingSomebody = (sql: Sql, today: string): SqlPart => sql.part`
  and (tested_code <> all (${workingCodes}::text[]) or ${nextExpiry(sql, today)} < ${today}::date + ${SOON_DAYS}::integer)`;

const foundProducts = (
  sql: Sql,
  account: Account,
  today: string,
  filter: FilterOf<typeof productList> = {},
): SqlPart => {
  const types = filter.type ?? [];
  const narrowed = types.length === 0 ? sql.part`` : sql.part`and type = any (${types}::text[])`;
  const { type: _, expiry: __, test, attention, ...listed } = filter;
  const searched = listConditions(sql, listed, { day: sql.part`registered_on` });
  const urgent = attention === true ? needingSomebody(sql, today) : sql.part``;
  return sql.part`
    ${ownCompany(sql, account)} ${narrowed} ${searched} ${expiring(sql, today, filter.expiry)} ${tested(sql, test)} ${urgent}`;
};

const orderOfList = (
  sql: Sql,
  reader: Reader,
  today: string,
  sort: ProductListRequest["sort"] = productList.sort,
): SqlPart => {
  const [by, direction] = orderingOf(sql, productList, sort, {
    name: sortKey(sql, reader, sql.part`name`),
    serial: sql.part`serial`,
    project: sortKey(sql, reader, sql.part`project`),
    type: sql.part`array_position(${productTypes}::text[], type)`,
    registrationDate: sql.part`registered_on`,
    nextExpiry: nextExpiry(sql, today),
    lastTest: sql.part`tested_at`,
  });
  // Rows without an end or a test are last in both directions; columns that always have a value can use an index.
  const last = sort.endsWith("nextExpiry") || sort.endsWith("lastTest") ? sql.part`nulls last` : sql.part``;
  return sql.part`order by ${by} ${direction} ${last}, serial ${direction}`;
};

const summaryOf = (row: SummaryRow, today: string): ListedProduct => ({
  serial: toSerial(row.serial),
  name: row.name,
  type: toType(row.type),
  project: row.project,
  registrationDate: dayOf(row.registered_on),
  mailer: switchedStatus(row.mailer_on),
  push: switchedStatus(row.push_on),
  weather: {
    status: timedStatus(row.weather_until, row.weather_is_test, today),
    validUntil: dayOrNull(row.weather_until),
  },
  caller: {
    status: timedStatus(row.caller_until, row.caller_is_test, today),
    validUntil: dayOrNull(row.caller_until),
  },
  nextExpiry: dayOrNull(row.next_expiry),
  lastTest: lastTestOf(row),
});

/** One page of a company's products, with the total number of rows. */
export const listProducts = (
  sql: Sql,
  account: Account,
  request: ProductListRequest,
  now: Date,
): Promise<Page<ListedProduct>> => {
  const today = dayText(now);
  return readPage(
    sql,
    {
      table: sql.part`products`,
      columns: sql.part`
        serial, name, type, project, registered_on, mailer_on, push_on, weather_until, weather_is_test, caller_until, caller_is_test, ${testedColumns(sql)},
        ${nextExpiry(sql, today)} as next_expiry`,
      found: foundProducts(sql, account, today, request.filter),
      order: orderOfList(sql, account, today, request.sort),
      itemOf: (row: SummaryRow) => summaryOf(row, today),
    },
    request,
  );
};
