import type { Money } from "../kit/money.ts";
import { paymentMethods, type PaymentMethod } from "../orders/payment-method.ts";
import type { Order } from "../orders/order.ts";
import type { Creditor } from "./creditor.ts";
import type { LedgerEntry } from "./invoice.ts";
import type { EntryKindCode } from "./document.ts";
import type { Transfer } from "./payment-code.ts";

type Method = (typeof paymentMethods)[number];

/**
 * What a payment method asks of the customer: to transfer the money, to let it be collected, to pay in the shop, to pay on the spot (on delivery, in
 * cash, by cheque), nothing at all, or something of its own.
 */
const ways = {
  on_account: "transfer",
  prepayment: "transfer",
  net_14: "transfer",
  net_21: "transfer",
  net_30: "transfer",
  direct_debit: "debit",
  sepa: "debit",
  credit_card: "shop",
  paypal: "shop",
  cash: "spot",
  cash_on_delivery: "spot",
  cheque: "spot",
  claim: "nothing",
  intercompany: "nothing",
} as const satisfies Readonly<Record<Method, string>>;
export type Way = (typeof ways)[Method] | "otherwise";

/** What a payment method asks of the customer; of a new one that is not known here (business §9). */
export const wayOf = (payment: PaymentMethod): Way =>
  payment._tag === "Known" ? ways[payment.code] : "otherwise";

/** The methods that ask the same of the customer. */
export const methodsOf = (way: Way): readonly Method[] =>
  paymentMethods.filter((method) => ways[method] === way);

const DAY = 24 * 60 * 60 * 1000;

/** Days after the due day for which a collection is awaited: five working days, as any payment takes to be posted. */
export const COLLECTION_DAYS = 7;

/**
 * Whether something unpaid is overdue on a day (business §4): its due day is over and the customer has to do something. What is settled without the
 * customer never is, and what is collected only once the collection is no longer awaited.
 */
export const isOverdueOn = (
  { dueOn, payment }: Pick<LedgerEntry, "dueOn" | "payment">,
  today: Date,
): boolean => {
  const way = wayOf(payment);
  const days = way === "debit" ? COLLECTION_DAYS : 0;
  return way !== "nothing" && dueOn !== null && dueOn.getTime() + days * DAY < today.getTime();
};

/** The most characters of a transfer's reference. */
export const REFERENCE_LIMIT = 140;

/** Why documents cannot be paid in one payment. */
export const apartReasons = ["not_open", "currencies", "methods", "length"] as const;

/** A document as far as paying it goes. */
export interface Unpaid {
  readonly number: string;
  readonly kind: EntryKindCode | "order";
  readonly open: Money;
  /** Until when the customer pays, or when it is collected; null where that day is over, and where the customer has nothing to do. */
  readonly dueOn: Date | null;
  readonly isOverdue: boolean;
  readonly payment: PaymentMethod;
}

/** What is asked of the customer, by the payment method; the amounts are what is open (business §3, §9). */
export type Asked =
  | {
      readonly _tag: "Transfer";
      readonly amount: Money;
      /** What was agreed on, and did not happen in time. */
      readonly insteadOf: PaymentMethod | null;
    }
  /** It is collected from the customer's account: on that day, or a few days later; soon where no day is known. */
  | { readonly _tag: "Debit"; readonly amount: Money; readonly on: Date | null }
  | { readonly _tag: "Shop"; readonly amount: Money; readonly payment: PaymentMethod }
  | { readonly _tag: "Otherwise"; readonly amount: Money; readonly payment: PaymentMethod }
  /** A credit note that is not used up. */
  | { readonly _tag: "Credit"; readonly amount: Money }
  /** Nothing is open, or nothing is awaited. */
  | { readonly _tag: "Settled" };

/** What a document asks of the customer. What was to be collected or paid on the spot, and is overdue, is transferred. */
export const askedOf = ({ kind, open: amount, dueOn, isOverdue, payment }: Omit<Unpaid, "number">): Asked => {
  if (kind === "credit_note" && amount.cents < 0) return { _tag: "Credit", amount };
  if (kind === "payment" || amount.cents <= 0) return { _tag: "Settled" };
  switch (wayOf(payment)) {
    case "transfer":
      return { _tag: "Transfer", amount, insteadOf: null };
    case "shop":
      return { _tag: "Shop", amount, payment };
    case "debit":
      return isOverdue
        ? { _tag: "Transfer", amount, insteadOf: payment }
        : { _tag: "Debit", amount, on: dueOn };
    case "spot":
      return isOverdue
        ? { _tag: "Transfer", amount, insteadOf: payment }
        : { _tag: "Otherwise", amount, payment };
    case "nothing":
    case "otherwise":
      return { _tag: "Otherwise", amount, payment };
  }
};

/** Whether the customer has something to do: what is collected, or settled otherwise, is told without a dialog. */
export const isToBePaid = ({ _tag }: Asked): boolean => _tag === "Transfer" || _tag === "Shop";

/** How something is paid: what is asked, with the account that is transferred to. */
export type HowToPay =
  | Exclude<Asked, { readonly _tag: "Transfer" }>
  | ({ readonly _tag: "Transfer" } & Transfer)
  /** It would be transferred, and the deployment has no account for its currency. */
  | { readonly _tag: "NoAccount"; readonly amount: Money; readonly reference: string }
  /** Several documents that one payment cannot pay, and which of them are why. */
  | {
      readonly _tag: "Apart";
      readonly reason: (typeof apartReasons)[number];
      readonly documents: readonly string[];
    };

/** How one document is paid, with the deployment's account for its currency. */
export const howToPay = (unpaid: Unpaid, accounts: readonly Creditor[]): HowToPay => {
  const asked = askedOf(unpaid);
  if (asked._tag !== "Transfer") return asked;
  const { number: reference } = unpaid;
  const account = accounts.find(({ currency }) => currency === asked.amount.currency);
  return account === undefined
    ? { _tag: "NoAccount", amount: asked.amount, reference }
    : { _tag: "Transfer", amount: asked.amount, account, reference };
};

/** The reference of several documents: their numbers, each without the beginning that it has in common with the one before. */
export const referenceOf = (numbers: readonly string[]): string => {
  const beginningOf = (number: string): string => /^[A-Z]+-(\d{4}-)?/.exec(number)?.[0] ?? "";
  return numbers
    .toSorted()
    .map((number, at, all) => {
      const beginning = beginningOf(number);
      const before = all[at - 1];
      return beginning !== "" && before !== undefined && beginningOf(before) === beginning
        ? number.slice(beginning.length)
        : number;
    })
    .join(", ");
};

const numbersOf = (documents: readonly Unpaid[]): readonly string[] => documents.map(({ number }) => number);

type Documents = readonly [Unpaid, ...Unpaid[]];

/** Why documents cannot be paid by one transfer, and which of them are why; undefined where all are unpaid invoices of one currency that are transferred. */
export const apartOf = (documents: Documents): Extract<HowToPay, { readonly _tag: "Apart" }> | undefined => {
  const because = (reason: (typeof apartReasons)[number], some: readonly Unpaid[]) =>
    some.length === 0 ? undefined : ({ _tag: "Apart", reason, documents: numbersOf(some) } as const);
  const { currency } = documents[0].open;
  return (
    because(
      "not_open",
      documents.filter(({ kind, open }) => kind !== "invoice" || open.cents <= 0),
    ) ??
    because(
      "methods",
      documents.filter((document) => askedOf(document)._tag !== "Transfer"),
    ) ??
    because(
      "currencies",
      documents.filter(({ open }) => open.currency !== currency),
    ) ??
    because("length", referenceOf(numbersOf(documents)).length > REFERENCE_LIMIT ? documents : [])
  );
};

/** Those of some documents that one payment can pay, in their order: of the currency of the first, and as many as its reference can name. */
export const payableTogether = (documents: readonly Unpaid[]): readonly Unpaid[] => {
  let together: readonly Unpaid[] = [];
  for (const document of documents)
    if (apartOf([document, ...together]) === undefined) together = [...together, document];
  return together;
};

/** What is open of documents of one currency, together. */
export const sumOf = (documents: Documents): Money => ({
  cents: documents.reduce((sum, { open }) => sum + open.cents, 0),
  currency: documents[0].open.currency,
});

/** How documents are paid: one as it is, several by one transfer of their sum, where that is possible. */
export const howToPayAll = (documents: Documents, accounts: readonly Creditor[]): HowToPay => {
  const [first, ...others] = documents;
  if (others.length === 0) return howToPay(first, accounts);
  return (
    apartOf(documents) ??
    howToPay({ ...first, number: referenceOf(numbersOf(documents)), open: sumOf(documents) }, accounts)
  );
};

/** What an order asks of the customer that waits for its payment (business §4); one that contradicts itself asks nothing. */
export const askedOfOrder = ({
  status,
  isContradictory,
  total,
  paymentMethod,
}: Pick<Order, "status" | "isContradictory" | "total" | "paymentMethod">): Asked =>
  status.code !== "no_payment" || isContradictory
    ? { _tag: "Settled" }
    : askedOf({ kind: "order", open: total, dueOn: null, isOverdue: false, payment: paymentMethod });

/** A ledger entry as far as paying it at a moment goes. An entry of a kind that is new is not asked for. */
export const unpaidEntry = ({ id, kind, open, dueOn, state, payment }: LedgerEntry, now: Date): Unpaid => ({
  number: id,
  kind: kind._tag === "Known" ? kind.code : "payment",
  open,
  dueOn:
    dueOn === null || dueOn.getTime() + DAY <= now.getTime() || wayOf(payment) === "nothing" ? null : dueOn,
  isOverdue: state.code === "due",
  payment,
});
