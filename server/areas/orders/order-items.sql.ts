import type { OrderItem } from "../../../src/domain/orders/order-item.ts";
import type { Sql, SqlPart } from "../../store/sql.ts";
import { dayOrNull } from "../kit/day.ts";
import { searchTextOf } from "../kit/fold.ts";

/** A stored line of an order. */
export interface ItemRow {
  readonly position: number;
  readonly article_number: string;
  readonly name: string;
  readonly ordered: string;
  readonly open: string;
  readonly unit_price_cents: number;
  readonly discount: string;
  readonly subtotal_cents: number;
  readonly dispatch_on: string | null;
}

export const itemColumns = (sql: Sql): SqlPart =>
  sql.part`position, article_number, name, ordered, open, unit_price_cents, discount, subtotal_cents, dispatch_on`;

/** A line of an order in the order's currency. */
export const itemOf = (row: ItemRow, currency: string): OrderItem => ({
  position: row.position,
  articleNumber: row.article_number,
  name: row.name,
  ordered: Number(row.ordered),
  open: Number(row.open),
  unitPrice: { cents: row.unit_price_cents, currency },
  discount: Number(row.discount),
  subtotal: { cents: row.subtotal_cents, currency },
  estimatedDispatch: dayOrNull(row.dispatch_on),
});

/** The search text of a line of an order. */
export const itemSearchText = (
  order: string,
  { article_number: article, name }: Pick<ItemRow, "article_number" | "name">,
): string => searchTextOf(order, article, name);
