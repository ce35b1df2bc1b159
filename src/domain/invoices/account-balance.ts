import * as Schema from "effect/Schema";
import { Day } from "../kit/day.ts";
import { codeOf } from "../kit/known-code.ts";
import { Money } from "../kit/money.ts";

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
