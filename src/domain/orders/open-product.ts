import * as Schema from "effect/Schema";
import { OrderId } from "./order-summary.ts";
import { OrderItem } from "./order-item.ts";

/** An item of an order of which something is still to be sent (business §1, §3). */
export const OpenProduct = Schema.Struct({ order: OrderId, ...OrderItem.fields });
export type OpenProduct = typeof OpenProduct.Type;
