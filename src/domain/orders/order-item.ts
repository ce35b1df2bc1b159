import * as Schema from "effect/Schema";
import { Day } from "../kit/day.ts";
import { Money } from "../kit/money.ts";

/** One line of an order (business §3). */
export const OrderItem = Schema.Struct({
  position: Schema.Int,
  articleNumber: Schema.String,
  name: Schema.String,
  ordered: Schema.Finite,
  open: Schema.Finite,
  unitPrice: Money,
  /** A fraction: 0.23 is 23 %. */
  discount: Schema.Finite.check(Schema.isBetween({ minimum: 0, maximum: 1 })),
  /** The line's total including VAT. */
  subtotal: Money,
  /** Where the article is in short supply, not before it is expected again (docs/decisions/orders.md). */
  estimatedDispatch: Schema.NullOr(Day),
});
export type OrderItem = typeof OrderItem.Type;
