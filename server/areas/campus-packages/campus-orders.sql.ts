import * as Schema from "effect/Schema";
import { OrderId, type OrderStatusCode } from "../../../src/domain/orders/order-summary.ts";
import { isPrepaid } from "../../../src/domain/orders/payment-method.ts";
import type { Address } from "../../../src/domain/orders/address.ts";
import { ownCompany, type Account } from "../../accounts/account.ts";
import type { Sql } from "../../store/sql.ts";
import { dayText } from "../kit/day.ts";
import { searchTextOf } from "../kit/fold.ts";
import { itemSearchText } from "../orders/order-items.sql.ts";

/** One package as the line of an order; amounts in cents. */
interface PackageLine {
  readonly articleNumber: string;
  readonly name: string;
  readonly unitCents: number;
  /** A fraction. */
  readonly discount: number;
  readonly totalCents: number;
  readonly currency: string;
}

const toId = Schema.decodeSync(OrderId);

const readAddress = async (sql: Sql, account: Account): Promise<Address> => {
  const [row] = await sql<Address>`
    select name, street, zip, city, country from companies where id = ${account.companyId}`;
  if (row === undefined) throw new Error("The account has no company");
  return row;
};

/**
 * Stores the order of one package. It is sent and paid as the company's latest order was; a first order is sent from the works and paid in
 * advance (docs/decisions/advantages.md).
 */
export const insertCampusOrder = async (
  sql: Sql,
  account: Account,
  now: Date,
  line: PackageLine,
): Promise<OrderId> => {
  const { articleNumber, name, unitCents, discount, totalCents, currency } = line;
  const [next] = await sql<{ number: number }>`select nextval('campus_order_number') as number`;
  const id = toId(`CP-${now.getUTCFullYear()}-${String(next?.number ?? 0).padStart(6, "0")}`);
  const [latest] = await sql<{ shipping_method: string; payment_method: string }>`
    select shipping_method, payment_method from orders where ${ownCompany(sql, account)} order by ordered_on desc, id desc limit 1`;
  const paymentMethod = latest?.payment_method ?? "prepayment";
  const status: OrderStatusCode = isPrepaid(paymentMethod) ? "no_payment" : "in_progress";
  const address = sql.json(await readAddress(sql, account));
  await sql`
    insert into orders (id, company_id, ordered_on, reference, search_text, status, total_cents, currency, item_count,
      shipping_method, payment_method, payment_status, billing_address, shipping_address)
    values (${id}, ${account.companyId}, ${dayText(now)}, ${name}, ${searchTextOf(id, name)}, ${status}, ${totalCents}, ${currency}, 1,
      ${latest?.shipping_method ?? "EXW"}, ${paymentMethod}, 'open', ${address}, ${address})`;
  await sql`
    insert into order_items (order_id, company_id, position, article_number, name, search_text, ordered, open, unit_price_cents, discount, subtotal_cents)
    values (${id}, ${account.companyId}, 1, ${articleNumber}, ${name}, ${itemSearchText(id, { article_number: articleNumber, name })}, 1, 1,
      ${unitCents}, ${discount}, ${totalCents})`;
  return id;
};
