import type { PaymentMethod } from "../orders/payment-method.ts";
import { ageBands, type AccountBalance, type AgeBand } from "./account-balance.ts";
import { isOverdueOn, wayOf } from "./paying.ts";

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
