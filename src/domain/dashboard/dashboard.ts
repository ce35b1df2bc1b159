import * as Schema from "effect/Schema";
import { Day } from "../kit/day.ts";
import { codeOf } from "../kit/known-code.ts";
import { Money } from "../kit/money.ts";
import { CustomerOverview } from "./customer-overview.ts";
import { OrderSummary } from "../orders/order.ts";

/** The expected result of the recertification (business §1). */
export const certificationOutlooks = ["upgraded", "stays", "downgraded"] as const;

/** The dashboard's figures; null for those that need a right which the visitor lacks (docs/decisions/calls.md). */
export const Dashboard = Schema.Struct({
  creditLimit: Schema.NullOr(Money),
  /** Turnover of the last 12 months and the target for the next status (business §9). */
  turnover: Schema.NullOr(Schema.Struct({ current: Money, target: Schema.NullOr(Money) })),
  discountLevels: Schema.Array(Schema.Struct({ label: Schema.String, share: Schema.Finite })),
  certification: Schema.NullOr(Schema.Struct({ day: Day, outlook: codeOf(certificationOutlooks) })),
  latestOrders: Schema.NullOr(Schema.Array(OrderSummary)),
  unreadMessages: Schema.Int,
  /** Of an end customer; null for everybody else. */
  customer: Schema.NullOr(CustomerOverview),
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

/** A link that the manufacturer shows on the dashboard. */
export const Hotlink = Schema.Struct({
  id: Schema.String,
  label: Schema.String,
  href: Schema.String.check(Schema.isPattern(/^(https:\/\/|\/)/)),
});
export type Hotlink = typeof Hotlink.Type;

/** A contact person or hotline of this partner. */
export const Contact = Schema.Struct({
  id: Schema.String,
  name: Schema.String,
  role: Schema.String,
  phone: Schema.String,
  email: Schema.String,
});
export type Contact = typeof Contact.Type;

/** A country with its code, including `XK` (Kosovo; shell §3), and its name in the reader's language. */
export const Country = Schema.Struct({ code: Schema.String, name: Schema.String });
export type Country = typeof Country.Type;
