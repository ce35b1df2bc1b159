import * as Schema from "effect/Schema";
import { Day } from "../kit/day.ts";
import { codeOf } from "../kit/known-code.ts";
import { Money } from "../kit/money.ts";
import { OrderSummary } from "../orders/order.ts";

/** What the recertification day will bring (business §1). */
export const certificationOutlooks = ["upgraded", "stays", "downgraded"] as const;

/** The dashboard's figures. What the visitor lacks the right for is left out by the server: null (docs/decisions/calls.md). */
export const Dashboard = Schema.Struct({
  creditLimit: Schema.NullOr(Money),
  /** Turnover of the last 12 months and the target for the next status (business §9). */
  turnover: Schema.NullOr(Schema.Struct({ current: Money, target: Schema.NullOr(Money) })),
  discountLevels: Schema.Array(Schema.Struct({ label: Schema.String, share: Schema.Finite })),
  certification: Schema.NullOr(Schema.Struct({ day: Day, outlook: codeOf(certificationOutlooks) })),
  latestOrders: Schema.NullOr(Schema.Array(OrderSummary)),
  unreadMessages: Schema.Int,
});
export type Dashboard = typeof Dashboard.Type;

/** A notice of the manufacturer on the dashboard, in the reader's language. */
export const Banner = Schema.Struct({
  id: Schema.String,
  title: Schema.String,
  text: Schema.String,
  href: Schema.NullOr(Schema.String.check(Schema.isPattern(/^(https:\/\/|\/)/))),
});
export type Banner = typeof Banner.Type;

/** A link that the manufacturer wants at hand on the dashboard. */
export const Hotlink = Schema.Struct({
  id: Schema.String,
  label: Schema.String,
  href: Schema.String.check(Schema.isPattern(/^(https:\/\/|\/)/)),
});
export type Hotlink = typeof Hotlink.Type;

/** A person or hotline that helps this partner. */
export const Contact = Schema.Struct({
  id: Schema.String,
  name: Schema.String,
  role: Schema.String,
  phone: Schema.String,
  email: Schema.String,
});
export type Contact = typeof Contact.Type;

/** A country by its code, `XK` (Kosovo) included (shell §3), named in the reader's language. */
export const Country = Schema.Struct({ code: Schema.String, name: Schema.String });
export type Country = typeof Country.Type;
