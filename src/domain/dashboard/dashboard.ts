import * as Schema from "effect/Schema";
import { AccountBalance } from "../invoices/account-balance.ts";
import { Day } from "../kit/day.ts";
import { codeOf } from "../kit/known-code.ts";
import { pageOf } from "../kit/list.ts";
import { Money } from "../kit/money.ts";
import type { Access } from "../shell/access.ts";
import { PartnerApplication } from "../licence-review/application.ts";
import { OwnOrders, OwnProducts, OwnTickets } from "./own-overview.ts";
import { StepKey } from "./step-key.ts";
import { ShortageNotice } from "../limited-availability/shortage.ts";
import { Voucher } from "../advantages/voucher.ts";
import { StaffOverview } from "./staff-overview.ts";
import { NextTraining } from "../trainings/training-date.ts";

/** The result of the recertification (business §1). */
export const certificationOutlooks = ["upgraded", "stays", "downgraded"] as const;
const Outlook = codeOf(certificationOutlooks);

/** The recertification (business §1): what it would bring as things stand, on its day what it brings, and afterwards its day alone. */
const Certification = Schema.Union([
  Schema.Struct({ _tag: Schema.Literal("Ahead"), day: Day, outlook: Outlook }),
  Schema.Struct({ _tag: Schema.Literal("Today"), day: Day, outlook: Outlook }),
  Schema.Struct({ _tag: Schema.Literal("Past"), day: Day }),
]);
type Certification = typeof Certification.Type;

/** The recertification as it is on a day. */
export const certificationOn = (
  today: Date,
  { day, outlook }: { readonly day: Date; readonly outlook: typeof Outlook.Type },
): Certification => {
  if (day < today) return { _tag: "Past", day };
  return { _tag: day > today ? "Ahead" : "Today", day, outlook };
};

/** The turnover of the last 12 months and the target for the next status (business §9). */
const Turnover = Schema.Struct({
  /** The sum of the months. */
  current: Money,
  target: Schema.NullOr(Money),
  /** Its first day: the first month may be there in part, as the present one is. */
  since: Day,
  /** What was invoiced less what was credited, by the month of posting, all of them in order; the first day of each. */
  months: Schema.Array(Schema.Struct({ month: Day, net: Money })),
});
export type Turnover = typeof Turnover.Type;

/** What a month of turnover has to bring on the average, for the target to be reached in 12; null without one. */
export const targetPerMonth = ({ target }: Pick<Turnover, "target">): Money | null =>
  target === null ? null : { ...target, cents: Math.round(target.cents / 12) };

const { open, overdue, openDocuments, overdueDocuments } = AccountBalance.fields;
/** The part of an account's balance that the dashboard shows. */
const InvoiceFigures = Schema.Struct({ open, overdue, openDocuments, overdueDocuments });

/** The dashboard's figures; null for those that need a right which the visitor lacks (docs/decisions/calls.md). */
export const Dashboard = Schema.Struct({
  creditLimit: Schema.NullOr(Money),
  turnover: Schema.NullOr(Turnover),
  discountLevels: Schema.NullOr(Schema.Array(Schema.Struct({ label: Schema.String, share: Schema.Finite }))),
  certification: Schema.NullOr(Certification),
  /** What is unpaid, for each currency of the account. */
  invoices: Schema.NullOr(Schema.Array(InvoiceFigures)),
  /** Null for staff, whose own company has a few at most, and so are products and tickets. */
  orders: Schema.NullOr(OwnOrders),
  products: Schema.NullOr(OwnProducts),
  tickets: Schema.NullOr(OwnTickets),
  /** What waits for staff; null for everybody else. */
  staff: Schema.NullOr(StaffOverview),
  /** Of a company that applies for partnership; null for everybody else. */
  application: Schema.NullOr(PartnerApplication),
  /** Those that end soon; null for who has no vouchers. */
  endingVouchers: Schema.NullOr(pageOf(Voucher)),
  /** Null also while nothing is short, or while the notice is dismissed. */
  limitedAvailability: Schema.NullOr(ShortageNotice),
  /** The next training at which the reader has a seat; null without the right. */
  nextTraining: Schema.NullOr(NextTraining),
  /** The next steps that the reader has dismissed. */
  dismissed: Schema.Array(StepKey),
});
export type Dashboard = typeof Dashboard.Type;

/** The row of the access table that each figure needs; without it the answer has null. The outlook of the recertification would reveal the turnover. */
export const figureRows = {
  discountLevels: "orders",
  creditLimit: "invoices",
  turnover: "invoices",
  certification: "invoices",
  invoices: "invoices",
  orders: "orders",
  products: "products",
  tickets: "tickets",
  nextTraining: "trainings",
} as const satisfies Partial<Record<keyof Dashboard, Access>>;

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
