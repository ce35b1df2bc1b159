import * as Schema from "effect/Schema";
import { voucherList } from "../../../src/domain/advantages/advantages.lists.ts";
import {
  ENDED_VOUCHER_MONTHS,
  ENDING_DAYS,
  Voucher,
  type VoucherStatusCode,
} from "../../../src/domain/advantages/voucher.ts";
import type { CsvRequest } from "../../../src/api/csv-fields.ts";
import type { Page, ListRequestOf } from "../../../src/domain/kit/list.ts";
import { ownCompany, type Account } from "../../accounts/account.ts";
import { moneyOrNull } from "../../content/schemas.ts";
import type { Sql, SqlPart } from "../../store/sql.ts";
import { dayOf, dayText } from "../kit/day.ts";
import { listConditions } from "../kit/list-conditions.ts";
import { amount, code, day, number, text, csvColumns } from "../kit/csv-columns.ts";
import { csvLines, csvWriter } from "../kit/csv-lines.ts";
import { orderOf, readPage } from "../kit/paging.ts";
import { voucherArticleOf, voucherValueOf } from "./advantages.content.ts";

type VoucherListRequest = ListRequestOf<typeof voucherList>;

interface VoucherRow {
  readonly id: string;
  readonly percent: number | null;
  readonly amount_cents: number | null;
  readonly amount_currency: string | null;
  readonly article_number: string | null;
  readonly article_name: string | null;
  readonly valid_until: string;
  readonly quantity: number;
  readonly used: number;
  readonly most_cart_cents: number | null;
  readonly most_cart_currency: string | null;
  readonly status: VoucherStatusCode;
}

const toStatus = Schema.decodeSync(Voucher.fields.status);

const voucherOf = (row: VoucherRow): Voucher => ({
  code: row.id,
  value: voucherValueOf(row),
  article: voucherArticleOf(row),
  validUntil: dayOf(row.valid_until),
  quantity: row.quantity,
  left: row.quantity - row.used,
  mostCart: moneyOrNull(row.most_cart_cents, row.most_cart_currency),
  status: toStatus(row.status),
});

/**
 * A partner's vouchers with their status; who is no partner has none, also if vouchers were issued to the company (business §6): what was redeemed as often as possible is redeemed, also after its last day. Those that ended
 * more than 24 months ago are left out (business §9).
 */
const ownVouchers = (
  sql: Sql,
  account: Pick<Account, "companyId" | "groups">,
  now: Date,
): SqlPart => sql.part`
  (select * from
    (select *, case when used = quantity then 'redeemed' when valid_until < ${dayText(now)}::date then 'expired' else 'valid' end as status
      from vouchers where ${ownCompany(sql, account)} and ${account.groups.includes("partner")}::boolean) as every
    where status = 'valid'
      or case status when 'redeemed' then last_used_on else valid_until end >= (${dayText(now)}::date - make_interval(months => ${ENDED_VOUCHER_MONTHS}))::date
  )`;

const orderOfList = (sql: Sql, sort: VoucherListRequest["sort"]): SqlPart =>
  orderOf(sql, voucherList, sort, {
    validUntil: sql.part`valid_until`,
    code: sql.part`natural_key(id)`,
    article: sql.part`natural_key(article_number)`,
  });

const places = (sql: Sql) => ({ day: sql.part`valid_until` });

/** One page of a company's vouchers, with the number over all pages. */
export const listVouchers = (
  sql: Sql,
  account: Pick<Account, "companyId" | "groups">,
  now: Date,
  request: VoucherListRequest,
): Promise<Page<Voucher>> =>
  readPage(
    sql,
    {
      table: sql.part`vouchers`,
      from: ownVouchers(sql, account, now),
      columns: sql.part`*`,
      found: sql.part`true ${listConditions(sql, request.filter ?? {}, places(sql))}`,
      order: orderOfList(sql, request.sort),
      itemOf: voucherOf,
    },
    request,
  );

export const voucherCsvColumns = csvColumns<VoucherRow>({
  Code: [voucherList.columns.code, (row) => text(row.id)],
  Status: [voucherList.columns.status, (row) => code("advantages.voucher.status", row.status)],
  Percent: ["csv.percent", (row) => number(row.percent)],
  Amount: ["csv.amount", (row) => amount(row.amount_cents)],
  Currency: ["csv.currency", (row) => text(row.amount_currency)],
  Article: ["order.item.article", (row) => text(row.article_number)],
  Name: ["order.item.name", (row) => text(row.article_name)],
  "Valid until": [voucherList.columns.validUntil, (row) => day(row.valid_until)],
  Quantity: [voucherList.columns.quantity, (row) => number(row.quantity)],
  Left: ["csv.left", (row) => number(row.quantity - row.used)],
  "Most cart value": [voucherList.columns.mostCart, (row) => amount(row.most_cart_cents)],
  "Cart currency": ["csv.cart_currency", (row) => text(row.most_cart_currency)],
});

/** The filtered vouchers as chunks of a CSV file. */
export const vouchersCsv = (
  sql: Sql,
  account: Account,
  now: Date,
  { filter = {}, sort, ...asked }: VoucherListRequest & CsvRequest,
): AsyncIterable<string> => {
  const own = sql.part`${ownVouchers(sql, account, now)} vouchers`;
  return csvLines<VoucherRow>({
    writer: csvWriter(voucherCsvColumns, asked, account),
    readIds: async () => {
      const rows = await sql<{ id: string }>`
        select id from ${own} where true ${listConditions(sql, filter, places(sql))} ${orderOfList(sql, sort)}`;
      return rows.map(({ id }) => id);
    },
    readRows: (ids) => sql<VoucherRow>`
      select vouchers.* from ${own} join unnest(${ids}::text[]) with ordinality as wanted (wanted_id, place) on id = wanted_id order by place`,
  });
};

/** The valid vouchers that end within 30 days, those that end first first: for the dashboard. */
export const endingVouchers = async (sql: Sql, account: Account, now: Date): Promise<Page<Voucher>> => {
  const rows = await sql<VoucherRow & { readonly total: number }>`
    select *, count(*) over () as total from ${ownVouchers(sql, account, now)} vouchers
    where status = 'valid' and valid_until <= ${dayText(now)}::date + ${ENDING_DAYS}::int order by valid_until, id limit 3`;
  return { total: rows[0]?.total ?? 0, rows: rows.map(voucherOf) };
};
