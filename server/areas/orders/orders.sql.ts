import * as Schema from "effect/Schema";
import { orderList } from "../../../src/domain/orders/orders.lists.ts";
import type { Page, FilterOf, ListRequestOf } from "../../../src/domain/kit/list.ts";
import {
  completedStatuses,
  OrderId,
  orderStatuses,
  OrderStatus,
  type OrderSummary,
} from "../../../src/domain/orders/order-summary.ts";
import {
  DeliveryNumber,
  PaymentStatus,
  ProductionStep,
  ShippingCode,
  type Order,
  type Shipment,
} from "../../../src/domain/orders/order.ts";
import { PaymentMethod } from "../../../src/domain/orders/payment-method.ts";
import type { Address } from "../../../src/domain/orders/address.ts";
import { contradictionsOf } from "../../../src/domain/orders/contradictions.ts";
import { holdsRight } from "../../../src/domain/shell/access.ts";
import { ownCompany, type Account } from "../../accounts/account.ts";
import type { Sql, SqlPart } from "../../store/sql.ts";
import { toEntryKind, toInvoiceNumber } from "../invoices/ledger.sql.ts";
import { dayOf, dayOrNull } from "../kit/day.ts";
import { isRanged, listConditions } from "../kit/list-conditions.ts";
import { itemColumns, itemOf, type ItemRow } from "./order-items.sql.ts";
import { searchedNumber } from "./searched-number.ts";
import { orderOf, readPage } from "../kit/paging.ts";
import { sortKey, type Reader } from "../kit/reader-order.ts";

/** Filter and sorting of the list, also used by the CSV without paging. */
export type OrderListRequest = ListRequestOf<typeof orderList>;

const toId = Schema.decodeSync(OrderId);
const toDelivery = Schema.decodeSync(DeliveryNumber);
const toStatus = Schema.decodeSync(OrderStatus);
const toShipping = Schema.decodeSync(ShippingCode);
const toPayment = Schema.decodeSync(PaymentMethod);
const toPaymentStatus = Schema.decodeSync(PaymentStatus);
const toStep = Schema.decodeSync(ProductionStep);

/** A stored row of the list. */
export interface SummaryRow {
  readonly id: string;
  readonly ordered_on: string;
  readonly reference: string;
  readonly status: string;
  readonly total_cents: number;
  readonly currency: string;
  readonly item_count: number;
}

const inStage = (sql: Sql, completed: boolean | undefined): SqlPart => {
  if (completed === undefined) return sql.part``;
  return completed
    ? sql.part`and status = any (${completedStatuses}::text[])`
    : sql.part`and status <> all (${completedStatuses}::text[])`;
};

/** The condition of an account's filtered orders: every word of the search occurs in number, reference or article names. */
export const foundOrders = async (
  sql: Sql,
  account: Account,
  { search, completed, ...filter }: FilterOf<typeof orderList> = {},
): Promise<SqlPart> => {
  const number = await searchedNumber(sql, account, search);
  const own = sql.part`${ownCompany(sql, account)} ${inStage(sql, completed)}`;
  const places = { day: sql.part`ordered_on`, amount: sql.part`total_cents` };
  return number === undefined
    ? sql.part`${own} ${listConditions(sql, search === undefined ? filter : { ...filter, search }, places)}`
    : sql.part`${own} ${listConditions(sql, filter, places)} and id = ${number}`;
};

/** The sorting of the list: newest first by default, statuses in business order. */
export const orderOfList = (sql: Sql, reader: Reader, sort: OrderListRequest["sort"]): SqlPart =>
  orderOf(sql, orderList, sort, {
    date: sql.part`ordered_on`,
    id: sql.part`id`,
    reference: sortKey(sql, reader, sql.part`reference`),
    status: sql.part`array_position(${orderStatuses}::text[], status)`,
    total: sql.part`total_cents`,
  });

export const summaryColumns = (sql: Sql): SqlPart =>
  sql.part`id, ordered_on, reference, status, total_cents, currency, item_count`;

const summaryOf = (row: SummaryRow): OrderSummary => ({
  id: toId(row.id),
  date: dayOf(row.ordered_on),
  reference: row.reference,
  status: toStatus(row.status),
  total: { cents: row.total_cents, currency: row.currency },
  itemCount: row.item_count,
});

/** One page of an account's orders, with the number over all pages. */
export const listOrders = async (
  sql: Sql,
  account: Account,
  request: OrderListRequest,
): Promise<Page<OrderSummary>> => {
  const found = await foundOrders(sql, account, request.filter);
  return readPage(
    sql,
    {
      table: sql.part`orders`,
      columns: summaryColumns(sql),
      found,
      order: orderOfList(sql, account, request.sort),
      // Without a search the numbers are known: counting rows takes as long as there are rows.
      ...(!isRanged(request.filter) && {
        unsearched: {
          total: sql.part`select coalesce(sum(total), 0)::bigint as total from order_counts where ${found}`,
          ask: sql.planned,
        },
      }),
      itemOf: summaryOf,
    },
    request,
  );
};

interface OrderRow extends SummaryRow {
  readonly shipping_method: string;
  readonly payment_method: string;
  readonly payment_status: string;
  readonly billing_address: Address;
  readonly billing_date: string | null;
  readonly shipping_address: Address;
  readonly desired_shipping_date: string | null;
  readonly production_step: string | null;
}

const readItems = async (sql: Sql, id: string, currency: string): Promise<Order["items"]> => {
  const rows = await sql<ItemRow & { readonly is_sold: boolean; readonly is_short: boolean }>`
    select ${itemColumns(sql)}, exists (select from articles a where a.number = article_number and not a.discontinued) as is_sold,
      open > 0 and exists (select from shortages s where s.id = article_number) as is_short
    from order_items where order_id = ${id} order by position`;
  return rows.map((row) => ({ ...itemOf(row, currency), isSold: row.is_sold, isShort: row.is_short }));
};

const readInvoices = async (sql: Sql, id: string): Promise<NonNullable<Order["invoices"]>> => {
  const rows = await sql<{ id: string; kind: string; posted_on: string }>`
    select id, kind, posted_on from ledger_entries where order_id = ${id} and kind <> 'payment' order by posted_on, id`;
  return rows.map((row) => ({
    number: toInvoiceNumber(row.id),
    kind: toEntryKind(row.kind),
    date: dayOf(row.posted_on),
  }));
};

/** The delivery notes of an order. What left on each are the lines of its invoice, which are no figures of money. */
const readDeliveries = async (sql: Sql, id: string): Promise<Order["deliveries"]> => {
  const rows = await sql<{ number: string; dated: string }>`
    select number, dated from order_papers where order_id = ${id} and kind = 'delivery' order by dated, number`;
  const lines = await sql<{ delivery: string; position: number; name: string; quantity: string }>`
    select e.delivery_number as delivery, l.position, l.name, l.quantity
    from ledger_entries e join ledger_lines l on l.entry_id = e.id
    where e.order_id = ${id} and e.kind = 'invoice' and e.delivery_number is not null order by l.position`;
  return rows.map(({ number, dated }) => ({
    number: toDelivery(number),
    date: dayOf(dated),
    lines: lines.flatMap(({ delivery, position, name, quantity }) =>
      delivery === number ? [{ position, name, quantity: Number(quantity) }] : [],
    ),
  }));
};

const readShipments = async (sql: Sql, id: string): Promise<readonly Shipment[]> => {
  const rows = await sql<{
    number: string;
    carrier: string;
    tracking_url: string | null;
    sent_on: string | null;
    delivered_on: string | null;
  }>`
    select number, carrier, tracking_url, sent_on, delivered_on from order_shipments where order_id = ${id} order by sent_on, number`;
  return rows.map((row) => ({
    number: row.number,
    carrier: row.carrier,
    trackingUrl: row.tracking_url,
    sentOn: dayOrNull(row.sent_on),
    deliveredOn: dayOrNull(row.delivered_on),
  }));
};

/** The day of the last payment of an order. */
const readPaidOn = async (sql: Sql, id: string): Promise<Date | null> => {
  const [row] = await sql<{ paid_on: string | null }>`
    select max(posted_on) as paid_on from ledger_entries where order_id = ${id} and kind = 'payment' and amount_cents < 0`;
  return dayOrNull(row?.paid_on ?? null);
};

/** One order with its details; undefined if the account's company has no such order. Invoices are named to who may view invoices. */
export const readOrder = async (
  sql: Sql,
  account: Pick<Account, "companyId" | "rights">,
  id: OrderId,
): Promise<Order | undefined> => {
  const [row] = await sql<OrderRow>`
    select ${summaryColumns(sql)}, shipping_method, payment_method, payment_status, billing_address, billing_date, shipping_address,
      desired_shipping_date, production_step
    from orders where id = ${id} and ${ownCompany(sql, account)}`;
  if (row === undefined) return undefined;
  const { itemCount: _itemCount, ...header } = summaryOf(row);
  const order = {
    ...header,
    shippingMethod: toShipping(row.shipping_method),
    paymentMethod: toPayment(row.payment_method),
    paymentStatus: toPaymentStatus(row.payment_status),
    paidOn: row.payment_status === "paid" ? await readPaidOn(sql, id) : null,
    billingAddress: row.billing_address,
    billingDate: dayOrNull(row.billing_date),
    shippingAddress: row.shipping_address,
    desiredShippingDate: dayOrNull(row.desired_shipping_date),
    productionStep: row.production_step === null ? null : toStep(row.production_step),
    invoices: holdsRight("view_invoices", account.rights) ? await readInvoices(sql, id) : null,
    deliveries: await readDeliveries(sql, id),
    shipments: await readShipments(sql, id),
    items: await readItems(sql, id, row.currency),
  };
  return { ...order, isContradictory: contradictionsOf(order).length > 0 };
};
