import * as Schema from "effect/Schema";
import { periodFields, amountFields } from "../kit/list.ts";
import { OrderId, OrderItem } from "./order.ts";

/** An item of an order of which something is still to be sent (business §1, §3). */
export const OpenProduct = Schema.Struct({ order: OrderId, ...OrderItem.fields });
export type OpenProduct = typeof OpenProduct.Type;

/** The sortable columns of the open products. */
export const openProductColumns = ["dispatch", "order", "articleNumber", "open", "subtotal"] as const;

/** The filter of the open products; `search` matches the order's number, article number and name. */
export const OpenProductFilter = Schema.Struct({
  search: Schema.optionalKey(Schema.String.check(Schema.isMaxLength(100))),
  ...periodFields,
  ...amountFields,
});
export type OpenProductFilter = typeof OpenProductFilter.Type;
