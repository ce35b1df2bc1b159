import * as Schema from "effect/Schema";
import { Day } from "../kit/day.ts";
import { codeOf } from "../kit/known-code.ts";
import { Money } from "../kit/money.ts";
import type { PaymentMethod } from "../orders/payment-method.ts";
import { isOverdueOn, wayOf } from "./paying.ts";

/** How long something has been due, in days (business §1, §4). */
export const ageBands = ["not_due", "1_30", "31_60", "over_60"] as const;
export type AgeBand = (typeof ageBands)[number];

/** The account's balance in one currency (business §1). */
export const AccountBalance = Schema.Struct({
  /** What is unpaid, less credit that has not been used. */
  open: Money,
  /** The part of it that is overdue, which the customer has to pay: nothing that is settled without the customer's doing. */
  overdue: Money,
  /** The number of documents that are unpaid, and of those that are overdue. */
  openDocuments: Schema.Int,
  overdueDocuments: Schema.Int,
  /** The next day on which the customer pays something or lets it be collected, and how much then. */
  nextDue: Schema.NullOr(Schema.Struct({ day: Day, amount: Money })),
  /** Partners have one. */
  creditLimit: Schema.NullOr(Money),
  /** What is open by its age; all four, in order. */
  ages: Schema.Array(Schema.Struct({ band: codeOf(ageBands), amount: Money, documents: Schema.Int })),
});
export type AccountBalance = typeof AccountBalance.Type;

const DAY = 24 * 60 * 60 * 1000;

/** The age of something that is due on a day; what is due today is not overdue, nor is what has no day. */
export const ageBandOf = (dueOn: Date | null, today: Date): AgeBand => {
  const days = dueOn === null ? 0 : Math.round((today.getTime() - dueOn.getTime()) / DAY);
  if (days <= 0) return "not_due";
  if (days <= 30) return "1_30";
  return days <= 60 ? "31_60" : "over_60";
};

/** What is open on one due day and paid by one method, over one or more documents. */
export interface OpenItem {
  readonly dueOn: Date | null;
  readonly payment: PaymentMethod;
  readonly cents: number;
  readonly documents: number;
}

const sumOf = (items: readonly OpenItem[], count: (item: OpenItem) => number): number =>
  items.reduce((sum, item) => sum + count(item), 0);
const centsOf = (items: readonly OpenItem[]): number => sumOf(items, ({ cents }) => cents);
const documentsOf = (items: readonly OpenItem[]): number => sumOf(items, ({ documents }) => documents);

const nextDueOf = (items: readonly OpenItem[], today: Date, currency: string): AccountBalance["nextDue"] => {
  const coming = items.flatMap(({ dueOn, payment, cents }) =>
    dueOn === null || dueOn < today || cents <= 0 || wayOf(payment) === "nothing" ? [] : [{ dueOn, cents }],
  );
  const [first] = coming.toSorted((one, other) => one.dueOn.getTime() - other.dueOn.getTime());
  if (first === undefined) return null;
  const cents = coming.reduce(
    (sum, item) => (item.dueOn.getTime() === first.dueOn.getTime() ? sum + item.cents : sum),
    0,
  );
  return { day: first.dueOn, amount: { cents, currency } };
};

/** The balance of what is open in one currency on a day. */
export const balanceOf = (
  items: readonly OpenItem[],
  today: Date,
  currency: string,
): Omit<AccountBalance, "creditLimit"> => {
  const bandOf = (item: OpenItem): AgeBand =>
    isOverdueOn(item, today) ? ageBandOf(item.dueOn, today) : "not_due";
  const ofBand = (band: AgeBand) => items.filter((item) => bandOf(item) === band);
  const due = items.filter((item) => bandOf(item) !== "not_due");
  return {
    open: { cents: centsOf(items), currency },
    overdue: { cents: centsOf(due), currency },
    openDocuments: documentsOf(items),
    overdueDocuments: documentsOf(due),
    nextDue: nextDueOf(items, today, currency),
    ages: ageBands.map((band) => ({
      band: { _tag: "Known", code: band },
      amount: { cents: centsOf(ofBand(band)), currency },
      documents: documentsOf(ofBand(band)),
    })),
  };
};

/** What is used of a credit limit, and what is left of it; credit that has not been used does not raise the limit. */
export const creditUse = (
  { open }: Pick<AccountBalance, "open">,
  limit: Money,
): { readonly used: Money; readonly left: Money } => {
  const used = Math.max(0, open.cents);
  return {
    used: { cents: used, currency: limit.currency },
    left: { cents: Math.max(0, limit.cents - used), currency: limit.currency },
  };
};
