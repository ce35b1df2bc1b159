import type { Dashboard } from "../../../src/domain/dashboard/dashboard.ts";
import type { OfflineProduct } from "../../../src/domain/dashboard/own-overview.ts";
import type { Page } from "../../../src/domain/kit/list.ts";
import type { OrderStatusCode } from "../../../src/domain/orders/order-summary.ts";
import { workingCodes } from "../../../src/domain/products/remote-connect.ts";
import type { SerialNumber } from "../../../src/domain/products/serial-number.ts";
import { ownCompany, type Account } from "../../accounts/account.ts";
import type { Sql } from "../../store/sql.ts";
import { listOrders } from "../orders/orders.sql.ts";
import { listProducts } from "../products/products.sql.ts";
import { listTickets } from "../tickets/tickets.sql.ts";

/** Rows of what is shown as a list, and of what waits for somebody: where there are more of these, they are one step. */
const listed = 5;
const few = 3;

type Part<Name extends "orders" | "products" | "tickets"> = NonNullable<Dashboard[Name]>;

/** The company's open orders and those that wait for it, as the lists have them. */
export const readOrders = async (sql: Sql, account: Account): Promise<Part<"orders">> => {
  const waiting = (status: OrderStatusCode) =>
    listOrders(sql, account, { filter: { status: [status] }, page_size: few });
  return {
    open: await listOrders(sql, account, { filter: { completed: false }, page_size: listed }),
    unpaid: await waiting("no_payment"),
    ready: await waiting("ready_for_pickup"),
  };
};

interface OfflineRow {
  readonly total: number;
  readonly serial: SerialNumber;
  readonly name: string;
  readonly tested_at: Date;
}

/** The products whose last connection test failed, the newest failure first. */
const readOffline = async (sql: Sql, account: Account): Promise<Page<OfflineProduct>> => {
  const rows = await sql<OfflineRow>`
    select serial, name, tested_at, count(*) over () as total from products
    where ${ownCompany(sql, account)} and tested_code <> all (${workingCodes}::text[])
    order by tested_at desc, serial limit ${few}`;
  return {
    total: rows[0]?.total ?? 0,
    rows: rows.map(({ serial, name, tested_at: testedAt }) => ({ serial, name, testedAt })),
  };
};

/** The company's products, and those that need somebody. */
export const readProducts = async (sql: Sql, account: Account, now: Date): Promise<Part<"products">> => {
  const ending = { filter: { expiry: "soon" }, sort: "nextExpiry", page_size: few } as const;
  return {
    all: await listProducts(sql, account, { page_size: few }, now),
    offline: await readOffline(sql, account),
    ending: await listProducts(sql, account, ending, now),
  };
};

/** The company's tickets that are not closed, and the reader's own with answers to read. */
export const readTickets = async (sql: Sql, account: Account): Promise<Part<"tickets">> => {
  const open = { status: ["open", "on_hold"] } as const;
  const answered = { ...open, scope: "mine", unread: true } as const;
  return {
    open: await listTickets(sql, account, { filter: open, page_size: listed }),
    answered: await listTickets(sql, account, { filter: answered, page_size: few }),
  };
};
