import type { CustomerOverview } from "../../../src/domain/dashboard/customer-overview.ts";
import { holdsRight } from "../../../src/domain/shell/access.ts";
import type { Account } from "../../accounts/account.ts";
import type { Sql } from "../../store/sql.ts";
import { listOrders } from "../orders/orders.sql.ts";
import { listProducts } from "../products/products.sql.ts";
import { listTickets } from "../tickets/tickets.sql.ts";

/** Number of rows of each part. */
const few = 5;

const readProducts = async (
  sql: Sql,
  account: Account,
  now: Date,
): Promise<NonNullable<CustomerOverview["products"]>> => {
  const { total } = await listProducts(sql, account, { page_size: 1 }, now);
  const ending = { filter: { expiry: "soon" }, sort: "nextExpiry", page_size: few } as const;
  return { total, ending: (await listProducts(sql, account, ending, now)).rows };
};

/** The overview of an end customer, as the lists have it: each part with the right of its area (docs/decisions/calls.md). */
export const readCustomerOverview = async (
  sql: Sql,
  account: Account,
  now: Date,
): Promise<CustomerOverview> => {
  const products = holdsRight("manage_products", account.rights)
    ? await readProducts(sql, account, now)
    : null;
  const orders = holdsRight("webshop_orders", account.rights)
    ? await listOrders(sql, account, { filter: { completed: false }, page_size: few })
    : null;
  const tickets = holdsRight("tickets", account.rights)
    ? await listTickets(sql, account, { filter: { status: ["open", "on_hold"] }, page_size: few })
    : null;
  return {
    products,
    orders: orders && { total: orders.total, latest: orders.rows },
    tickets: tickets && { total: tickets.total, latest: tickets.rows },
  };
};
